import type { Resolvers } from '../../../interfaces/graphql/resolvers.gen.js'
import { endAdminSession, endAdminSessions, listAdminSessions } from './session.admin.js'
import {
  createAuthentication,
  deleteAuthentication,
  getAuthentication,
  resetAllClaims,
  resetClaims,
} from './session.authentication.js'
import { exchangeRefreshToken, signOut, verifyToken } from './session.refresh.js'
import { login, logout, startSession } from './session.service.js'

export const sessionGraphql = {
  Query: {
    authentication: (_, { email }, ctx) => getAuthentication(ctx, email),
    adminSessions: (_, { email }, ctx) => listAdminSessions(ctx, email),
  },
  Mutation: {
    startSession: (_, _args, ctx) => startSession(ctx),
    login: (_, { input }, ctx) => login(ctx, input),
    logout: (_, _args, ctx) => logout(ctx),
    sessionEnd: (_, { refreshToken }, ctx) => signOut(ctx, refreshToken ?? null),
    adminSessionEnd: (_, { id }, ctx) => endAdminSession(ctx, id),
    adminSessionsEnd: (_, { email }, ctx) => endAdminSessions(ctx, email),
    authenticationCreate: (_, { input }, ctx) => createAuthentication(ctx, input),
    authenticationDelete: (_, { uid }, ctx) => deleteAuthentication(ctx, uid),
    claimsReset: (_, { uid, email }, ctx) => resetClaims(ctx, uid, email),
    claimsResetAll: (_, _args, ctx) => resetAllClaims(ctx),
    verifyToken: (_, { input }, ctx) => verifyToken(ctx, input.token),
    exchangeRefreshToken: (_, { input }, ctx) => exchangeRefreshToken(ctx, input.refreshToken),
  },
} satisfies Resolvers
