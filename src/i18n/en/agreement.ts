import type { Agreement } from '../zh/agreement'

const en: Agreement = {
  title: 'Open Platform terms of service',
  sections: [
    [
      'The service',
      'The platform offers partners and merchants shop authorisations, order push, SMS and e-mail, payments and trade management. What is offered and what it costs is shown in the console at the time.',
    ],
    [
      'Your account',
      'Give true details of your company and contact person and keep them up to date. The account is for your company alone. Keep passwords and codes to yourself: what is done with the account counts as done by you. If somebody else uses it, change the password at once and tell support.',
    ],
    [
      'Shop and consumer data',
      'Use orders and consumer data only as far and as long as the shop has authorised it. Do not sell or publish them or use them for anything else. When an authorisation is revoked or expires, stop using the data and delete them.',
    ],
    [
      'SMS and e-mail',
      'What you send must be lawful and wanted by those who receive it. Promotions must say how to unsubscribe and keep to the permitted hours. Forbidden content is stopped; in serious cases the service is suspended.',
    ],
    [
      'Fees and settlement',
      'Services are paid from a prepaid balance; the fee statement is what counts. When the balance is too low some services pause until you top up. Refunds and settlement of payments follow the rules of the payment channel.',
    ],
    [
      'Changes and interruptions',
      'Updates, maintenance or failures of outside channels can interrupt the service. We announce interruptions that can be foreseen.',
    ],
    [
      'Suspension and end',
      'You can ask support to close your account at any time. We may suspend or end the service for accounts that break these terms or endanger the platform, and say why; topped-up balance that was not used is returned as the rules provide.',
    ],
    [
      'Changes of these terms',
      'We announce changes. Using the service after they take effect means accepting them; if you do not, stop using it and close your account.',
    ],
  ],
}

export default en
