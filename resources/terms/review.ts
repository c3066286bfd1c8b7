import { type Call, type Condition, choice, l, text, timestamp } from '@/declaration'

// What areas share whose records are reviewed before they may be used: templates and signatures (domain §7.5, §8).

/** Where a record stands: its state, when it was handed in, why it was turned down, and when that was decided. */
export const reviewFields = {
  status: choice({
    label: l('审核状态', 'Review', 'Revisión'),
    of: {
      DRAFT: { ...l('草稿', 'Draft', 'Borrador'), tone: 'default' },
      REVIEWING: { ...l('审核中', 'Under review', 'En revisión'), tone: 'info' },
      APPROVED: { ...l('审核通过', 'Approved', 'Aprobada'), tone: 'success' },
      REJECTED: { ...l('审核未通过', 'Rejected', 'Rechazada'), tone: 'error' },
      CANCELED: { ...l('已撤销', 'Withdrawn', 'Retirada'), tone: 'default' },
      DISABLED: { ...l('已停用', 'Disabled', 'Desactivada'), tone: 'warning' },
    },
    initial: 'DRAFT',
  }),
  reject_reason: text({ label: l('驳回原因', 'Reject reason', 'Motivo del rechazo'), max: 200 }),
  submit_time: timestamp({ label: l('提交时间', 'Submitted', 'Enviada'), nullable: true }),
  audit_time: timestamp({ label: l('审核时间', 'Reviewed', 'Revisada'), nullable: true }),
} as const

/** What is under review is locked: neither changed nor removed. */
export const lockedInReview = [{ when: { status: 'REVIEWING' }, code: 41004 }] as const

/** What the staff has disabled stays so (domain §7.5). */
export const editableInReview = { status: { not: 'DISABLED' } } as const

const submitted = { reject_reason: '', submit_time: { from: 'now' }, audit_time: null } as const

/**
 * The buttons of the form: a draft is kept, what is submitted goes to review.
 *
 * @param exempt records that need no review: submitting approves them
 */
export const reviewButtons = <const C extends Condition>(exempt?: C) =>
  [
    {
      label: l('存为草稿', 'Save draft', 'Guardar borrador'),
      // What is in use is changed by a new submission alone (domain §7.5).
      when: { status: { not: 'APPROVED' } },
      send: { submit: false },
      effect: [{ set: { status: 'DRAFT' } }],
    },
    {
      label: l('提交', 'Submit', 'Enviar'),
      send: { submit: true },
      effect: [
        ...(exempt === undefined ? [] : [{ when: exempt, set: { status: 'APPROVED', ...submitted } }]),
        { set: { status: 'REVIEWING', ...submitted } },
      ],
    },
  ] as const

/** Takes a record back that is under review; one that was taken back stays so. */
export const withdrawal = <const C extends Call>(call: C) =>
  ({
    label: l('撤销审核', 'Withdraw', 'Retirar'),
    icon: 'undo',
    call,
    on: ['row', 'bulk'],
    batch: 'ids',
    when: { status: 'REVIEWING' },
    done: { status: 'CANCELED' },
    confirm: {
      text: l(
        '撤销后可修改并重新提交。',
        'It can then be changed and submitted again.',
        'Después se puede modificar y enviar de nuevo.',
      ),
    },
    effect: [{ set: { status: 'CANCELED' } }],
  }) as const
