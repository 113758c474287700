/**
 * Connections to a test database that stay open from test to test: PostgreSQL would plan every statement again for a new one.
 * Each test server gets a database object of its own, which is of no use any more after its end.
 */
import { type Database, openDatabase } from '../../src/db/database.js'
import type { PoolOptions } from '../../src/db/pool.js'
import { PreparedPool } from '../../src/db/prepared-pool.js'

/** PostgreSQL keeps the plans of a connection in memory. After so many test servers it gets new ones. */
const MAX_USES = 40

export class KeptPool {
  #pool: PreparedPool | null = null
  #uses = 0
  #options: PoolOptions | null = null

  /** A database on these connections. Two that are open at the same time have their own. */
  open(options: PoolOptions): Database {
    if (this.#options) return openDatabase(options)
    this.#options = options
    this.#uses++
    this.#pool ??= new PreparedPool({
      ...options,
      onError: (error) => this.#options?.onError(error),
      origin: () => this.#options?.origin?.() ?? '',
      onStatement: (sql) => this.#options?.onStatement?.(sql),
    })
    return openDatabase(options, this.#lend(this.#pool))
  }

  async end(): Promise<void> {
    const pool = this.#pool
    this.#pool = null
    this.#uses = 0
    await pool?.end()
  }

  #lend(pool: PreparedPool): NonNullable<Parameters<typeof openDatabase>[1]> {
    let isOpen = true
    const running = new Set<Promise<unknown>>()
    const ended = () => Promise.reject(new Error('Cannot use a pool after calling end on the pool'))
    const wait = (work: Promise<unknown>) => {
      const settled = work.catch(() => undefined).finally(() => running.delete(settled))
      running.add(settled)
    }
    return {
      readUse: () => pool.readUse(),
      query: (...statement) => {
        if (!isOpen) return ended()
        const result = pool.query(...statement)
        wait(result)
        return result
      },
      connect: async (meter) => {
        if (!isOpen) return ended()
        let giveBack: () => void = () => undefined
        wait(
          new Promise<void>((done) => {
            giveBack = done
          }),
        )
        const connection = await pool.connect(meter).catch((error: unknown) => {
          giveBack()
          throw error
        })
        return {
          query: connection.query,
          release: () => {
            connection.release()
            giveBack()
          },
        }
      },
      end: async () => {
        isOpen = false
        while (running.size) await Promise.all(running)
        this.#options = null
        if (this.#uses >= MAX_USES) await this.end()
      },
    }
  }
}
