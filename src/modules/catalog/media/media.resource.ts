import { type SqlBool, sql } from 'kysely'
import type {
  MediaAttachmentSearchInput,
  MediaDocumentSearchInput,
  MediaImageSearchInput,
  MediaLocalizedStringInput,
  MediaVideoSearchInput,
} from '../../../contract/contract.gen.js'
import { hasRole, type RequiredAccess } from '../../../core/auth/access.js'
import type { Scope } from '../../../core/context.js'
import { type Column, equals, type Filter, type Resource, type Table, visibleToAll } from '../../../core/store/resource.js'
import { likePattern } from '../../../resources/text-filters.js'

/** The public media. */
export type ShownTable = 'mediaImage' | 'mediaVideo' | 'mediaDocument'
export type MediaTable = ShownTable | 'mediaAttachment'

const containsText: Filter<Table, MediaLocalizedStringInput> = (_, { language, value }) =>
  value
    ? sql<SqlBool>`lower(description ->> ${language}) like lower(${likePattern(value)})`
    : sql<SqlBool>`description ? ${language}`

const hasTag: Filter<Table, MediaLocalizedStringInput> = (_, { language, value }) =>
  value ? sql<SqlBool>`tags -> ${language} ? ${value}` : sql<SqlBool>`tags ? ${language}`

/** Finds media by the uuid of a machine; other texts match nothing. */
const ofMachine =
  <T extends MediaTable>(): Filter<T, string> =>
  (_, id) =>
    sql<SqlBool>`"sparePartsMachineId"::text = lower(${id})`

const texts = { description: containsText, tag: hasTag }
const localized = ['alt', 'description', 'tags', 'files'] as const

/** The fields that show the files of a medium. */
const FILES = ['images', 'imageVariants', 'videos', 'documents']

type Shown<T extends ShownTable> = Resource<
  T,
  MediaImageSearchInput | MediaVideoSearchInput | MediaDocumentSearchInput,
  'PRIORITY'
>

const publicMedia = <T extends ShownTable>(table: T, label: string): Shown<T> => ({
  label,
  table,
  key: 'uuid',
  lookups: { uuid: ['uuid' as Column<T>] },
  visible: visibleToAll,
  filters: {
    productId: equals('productId' as Column<T>),
    clusterId: equals('clusterId' as Column<T>),
    categoryId: equals('categoryId' as Column<T>),
    sparePartsMachineId: ofMachine(),
    ...texts,
  } as Shown<T>['filters'],
  sort: { PRIORITY: 'priority' as Column<T> },
  selectColumns: {
    always: ['uuid' as Column<T>],
    reads: Object.fromEntries(FILES.map((field) => [field, ['files' as Column<T>]])),
  },
  localized: localized as readonly string[] as readonly Column<T>[],
})

/** A picture of a catalogue record. */
export const mediaImage = publicMedia('mediaImage', 'MediaImage')
/** A video about a catalogue record. */
export const mediaVideo = publicMedia('mediaVideo', 'MediaVideo')
/** A document about a catalogue record. */
export const mediaDocument = publicMedia('mediaDocument', 'MediaDocument')

/** A private document, visible to its company's contacts or its customer, and to staff with a role for orders. */
export const mediaAttachment: Resource<'mediaAttachment', MediaAttachmentSearchInput, 'PRIORITY'> = {
  label: 'MediaAttachment',
  table: 'mediaAttachment',
  key: 'uuid',
  lookups: { uuid: ['uuid'] },
  visible: (scope, access) => {
    if (seesAll(scope, access)) return null
    const { companyIds, customerId } = ownParties(scope, access)
    return (eb) =>
      eb.or([eb('companyId', '=', sql<number>`any(${companyIds}::int4[])`), eb('customerId', '=', sql<number>`${customerId}`)])
  },
  filters: {
    sparePartsMachineId: ofMachine(),
    orderId: equals('orderId'),
    companyId: equals('companyId'),
    customerId: equals('customerId'),
    ...texts,
  },
  sort: { PRIORITY: 'priority' },
  localized,
}

/** Returns whether the caller may access all private documents: roles for orders and products may write; reading needs more than VIEWER for products. */
export function seesAll({ actor: { roles } }: Scope, access: RequiredAccess): boolean {
  if (hasRole(roles, 'order', access)) return true
  if (access !== 'VIEWER') return hasRole(roles, 'product', access)
  return hasRole(roles, 'user', 'VIEWER') || hasRole(roles, 'product', 'EDITOR')
}

/** Returns the parties whose documents the caller may read, but not change, without a role. */
function ownParties({ actor: { user } }: Scope, access: RequiredAccess) {
  const isReading = access === 'VIEWER'
  return {
    companyIds: isReading && user?.kind === 'contact' ? user.companyIds : [],
    customerId: isReading && user?.kind === 'customer' ? user.id : null,
  }
}
