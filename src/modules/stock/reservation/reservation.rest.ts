import type { Route, Routes } from '../../../interfaces/rest/route.js'
import { reservationInputDto, stockHoldDto } from './reservation.dto.js'
import { releaseReservation, reserveStock } from './reservation.service.js'

const reserve: Route = {
  summary: 'Holds stock for a checkout, all of it or nothing, where the channel reserves stock; what is not ordered expires.',
  input: { kind: 'body', dto: reservationInputDto },
  output: { kind: 'one', dto: stockHoldDto, status: 201 },
  handle: (ctx, { input }) => reserveStock(ctx, input),
}

const release: Route = {
  summary: 'Gives back the stock that a reference holds, and returns it.',
  output: { kind: 'one', dto: stockHoldDto },
  handle: (ctx, { params: { reference = '' } }) => releaseReservation(ctx, reference),
}

export const reservationRest = {
  'POST /v2/inventory/reservations': reserve,
  'DELETE /v2/inventory/reservations/{reference}': release,
} satisfies Routes
