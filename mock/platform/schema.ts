import { deliverySchema } from './delivery/store'

/**
 * The platform's own tables, in a schema of their own. All but `request` and `seeded` are read before the caller's partner
 * is known, so they are keyed by a name, a token or a mobile number; data of a partner has `partner_id` first in its key.
 */
export const coreSchema: readonly string[] = [
  'create schema if not exists platform',
  `create table if not exists platform.partner (
    partner_id bigint primary key,
    company_name text not null,
    partner_type text not null,
    support jsonb not null
  )`,
  "alter table platform.partner add column if not exists status text not null default 'NORMAL'",
  "alter table platform.partner add column if not exists contact_name text not null default ''",
  "alter table platform.partner add column if not exists invite_code text not null default ''",
  // Above the sandbox partners.
  'create sequence if not exists platform.partner_no start 200001',
  'create table if not exists platform.invite_code (invite_code text primary key)',
  `create table if not exists platform.account (
    account_id bigint generated always as identity primary key,
    partner_id bigint not null,
    username text not null unique,
    mobile text not null unique,
    password_hash text not null,
    name text not null,
    -- The console loads pictures from its own host only.
    avatar text not null check (avatar = '' or avatar like 'data:image/%' or avatar ~ '^/[^/\\\\]'),
    introduction text not null,
    disabled boolean not null default false
  )`,
  "alter table platform.account add column if not exists role text not null default 'admin'",
  'alter table platform.account add column if not exists sandbox boolean not null default false',
  'alter table platform.account add column if not exists last_login_at bigint',
  'alter table platform.account add column if not exists recovered boolean not null default false',
  // A volatile default is computed for each row, also for the accounts that exist.
  `alter table platform.account add column if not exists draft_key text not null
     default replace(gen_random_uuid()::text, '-', '') || replace(gen_random_uuid()::text, '-', '')`,
  'create index if not exists account_partner on platform.account (partner_id, account_id)',
  `create table if not exists platform.session (
    token_hash text primary key,
    session_no bigint generated always as identity,
    account_id bigint not null,
    opened_at bigint not null,
    seen_at bigint not null,
    ended_code integer
  )`,
  'create index if not exists session_account on platform.session (account_id, session_no)',
  `create table if not exists platform.login_guard (
    login text primary key,
    attempts integer not null,
    since bigint not null,
    locked_until bigint not null
  )`,
  'alter table platform.login_guard add column if not exists wrong integer not null default 0',
  `create table if not exists platform.device (
    account_id bigint not null,
    device_hash text not null,
    seen_at bigint not null,
    primary key (account_id, device_hash)
  )`,
  'create index if not exists device_hash on platform.device (device_hash)',
  `create table if not exists platform.verification_code (
    code_no bigint generated always as identity primary key,
    scene text not null,
    mobile text not null,
    peer text,
    code_hash text not null,
    sent_at bigint not null,
    tries integer not null default 0,
    used boolean not null default false
  )`,
  'create index if not exists verification_code_mobile on platform.verification_code (mobile, sent_at)',
  'create index if not exists verification_code_peer on platform.verification_code (peer, sent_at)',
  `create table if not exists platform.request (
    partner_id bigint not null,
    request_id text not null,
    body_hash text not null,
    answer json,
    created_at bigint not null,
    primary key (partner_id, request_id)
  )`,
  // Only the account that made a request may ask for its outcome.
  'alter table platform.request add column if not exists account_id bigint',
  `create table if not exists platform.job (
    name text primary key,
    due_at bigint not null,
    leased_until bigint not null,
    owner text not null
  )`,
  `create table if not exists platform.seeded (
    partner_id bigint not null,
    area text not null,
    size text not null,
    seeded_at bigint not null,
    primary key (partner_id, area)
  )`,
  // The shape in which an area's table keeps its records, and the columns whose fields are no longer declared.
  `create table if not exists platform.area_shape (
    area text primary key,
    shape text not null,
    aside jsonb not null default '[]',
    is_declared boolean not null default true
  )`,
  // The schema of an area as it was last applied.
  `create table if not exists platform.schema_mark (
    area text primary key,
    statements_digest text not null
  )`,
  // The declaration that an area's samples were made from, and a checksum of the table afterwards.
  `create table if not exists platform.sample_mark (
    area text primary key,
    origin text not null,
    checksum text not null
  )`,
  ...deliverySchema,
]
