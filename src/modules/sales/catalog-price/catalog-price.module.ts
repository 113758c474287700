import type { Module } from '../../../interfaces/module.js'
import { pagePrices } from './catalog-price.service.js'

export const catalogPriceModule = { services: () => ({ pagePrices }) } satisfies Module
