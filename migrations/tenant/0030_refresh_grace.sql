-- Parallel exchanges of one refresh token get the same successor. It derives from the used token, which only the client has, and this salt.
alter table "refreshToken" add column "successorSalt" bytea;
