import { type Condition, choice, l, text, timestamp } from '@/declaration'

// What areas share whose records are reviewed before they may be used: templates and signatures (domain §7.5, §8).

/** Where a record stands: its state, why it was turned down, and when that was decided. */
export const reviewFields = {
  status: choice({
    label: l('审核状态', 'Review', 'Revisión'),
    of: {
      DRAFT: { ...l('草稿', 'Draft', 'Borrador'), tone: 'default' },
      REVIEWING: { ...l('审核中', 'Under review', 'En revisión'), tone: 'info' },
      APPROVED: { ...l('审核通过', 'Approved', 'Aprobada'), tone: 'success' },
      REJECTED: { ...l('审核未通过', 'Rejected', 'Rechazada'), tone: 'error' },
    },
    initial: 'DRAFT',
  }),
  reject_reason: text({ label: l('驳回原因', 'Reject reason', 'Motivo del rechazo'), max: 200 }),
  audit_time: timestamp({ label: l('审核时间', 'Reviewed', 'Revisada'), nullable: true }),
} as const

/** What is under review is locked: neither changed nor removed. */
export const lockedInReview = [{ when: { status: 'REVIEWING' }, code: 41004 }] as const

const submitted = { reject_reason: '', audit_time: null }

/**
 * The buttons of the form: a draft is kept, what is submitted goes to review.
 *
 * @param exempt records that need no review: submitting approves them
 */
export const reviewButtons = <const C extends Condition>(exempt: C) =>
  [
    {
      label: l('存为草稿', 'Save draft', 'Guardar borrador'),
      send: { submit: false },
      effect: [{ set: { status: 'DRAFT' } }],
    },
    {
      label: l('提交', 'Submit', 'Enviar'),
      send: { submit: true },
      effect: [
        { when: exempt, set: { status: 'APPROVED', ...submitted } },
        { set: { status: 'REVIEWING', ...submitted } },
      ],
    },
  ] as const

/** Samples: only what was turned down has a reason, only what was decided has a time. */
export const reviewCases = [
  { when: { status: { not: 'REJECTED' } }, values: { reject_reason: [''] } },
  { when: { status: { in: ['DRAFT', 'REVIEWING'] } }, values: { audit_time: [null] } },
] as const
