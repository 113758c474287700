-- Imports of CSV files as jobs: how far each is, so that it can be asked for, cancelled, and continued by another server.
create table "csvImportJob" (
  id               int generated always as identity primary key,
  uuid             uuid not null unique,
  operation        text not null,
  state            text not null default 'RUNNING' check (state in ('RUNNING', 'DONE', 'FAILED', 'CANCELLED')),
  "fileName"       text not null,
  mappings         jsonb,
  "bytesTotal"     int not null,
  "bytesRead"      int not null default 0,
  -- Every row up to this one is written or refused.
  "rowsRead"       int not null default 0,
  "rowsWritten"    int not null default 0,
  "rowsFailed"     int not null default 0,
  -- The numbers of rows after "rowsRead" that are written already. They are noted in the transaction that writes them, so that no row is written twice.
  "writtenRows"    int[] not null default '{}',
  -- Why the import ended before the end of the file.
  error            text,
  -- In whose name the import is continued.
  actor            jsonb not null,
  -- The copy of the file from which the import is continued; null when there is none any more.
  "fileKey"        text,
  -- The server that is at it, and until when it counts as alive.
  lease            uuid not null,
  "leaseUntil"     timestamptz(3) not null,
  "createdAt"      timestamptz(3) not null,
  "createdBy"      int,
  "lastModifiedAt" timestamptz(3) not null,
  "finishedAt"     timestamptz(3)
);
comment on column "csvImportJob".operation is 'contract: CsvImportOperation';
comment on column "csvImportJob".state is 'contract: CsvImportState';
comment on column "csvImportJob".mappings is 'type: CsvMappings';
comment on column "csvImportJob".actor is 'type: ImportActor';
create index on "csvImportJob" (operation, id);
create index on "csvImportJob" (state, id);
create index on "csvImportJob" ("createdAt", id);
create index on "csvImportJob" ("lastModifiedAt", id);
create index on "csvImportJob" ("finishedAt");

-- The first thousand rows of an import that were refused.
create table "csvImportError" (
  id               int generated always as identity primary key,
  "jobId"          int not null references "csvImportJob" on delete cascade,
  "rowNumber"      int,
  code             text not null,
  messages         text[] not null,
  record           jsonb
);
comment on column "csvImportError".code is 'contract: CsvRecordErrorCode';
comment on column "csvImportError".record is 'type: CsvRecord';
create index on "csvImportError" ("jobId", "rowNumber", id);
