import { anyKey, edits, owns } from '../../../core/auth/access.js'

const shown = anyKey('Shops show which parts fit which machine.')

export const machinePolicy = {
  'query.machine': shown,
  'query.machines': shown,
  'mutation.machineCreate': owns('product'),
  'mutation.machineUpsert': edits('product'),
  'mutation.machineDelete': owns('product'),
} as const
