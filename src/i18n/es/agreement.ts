import type { Agreement } from '../zh/agreement'

const es: Agreement = {
  title: 'Condiciones de servicio de la plataforma abierta',
  sections: [
    [
      'El servicio',
      'La plataforma ofrece a socios y comercios autorizaciones de tiendas, envío de pedidos, SMS y correo, cobros y gestión de operaciones. La consola muestra en cada momento lo que se ofrece y su precio.',
    ],
    [
      'Su cuenta',
      'Indique datos verdaderos de su empresa y de la persona de contacto y manténgalos al día. La cuenta es solo para su empresa. No comparta contraseñas ni códigos: lo que se haga con la cuenta se considera hecho por usted. Si alguien más la usa, cambie la contraseña de inmediato y avise a soporte.',
    ],
    [
      'Datos de tiendas y consumidores',
      'Use los pedidos y los datos de consumidores solo en la medida y durante el tiempo que la tienda haya autorizado. No los venda, no los publique ni los use para otros fines. Cuando una autorización se elimine o caduque, deje de usar los datos y bórrelos.',
    ],
    [
      'SMS y correo',
      'Lo que envíe debe ser lícito y contar con el consentimiento de quien lo recibe. Las promociones deben indicar cómo darse de baja y respetar el horario permitido. El contenido prohibido se bloquea; en casos graves se suspende el servicio.',
    ],
    [
      'Tarifas y liquidación',
      'Los servicios se pagan con un saldo prepago; vale lo que indica el detalle de tarifas. Si el saldo no alcanza, algunos servicios se detienen hasta que recargue. Los reembolsos y la liquidación de cobros siguen las reglas del canal de pago.',
    ],
    [
      'Cambios e interrupciones',
      'Las actualizaciones, el mantenimiento o los fallos de canales externos pueden interrumpir el servicio. Avisamos de las interrupciones previsibles.',
    ],
    [
      'Suspensión y fin',
      'Puede pedir a soporte el cierre de su cuenta en cualquier momento. Podemos suspender o terminar el servicio de las cuentas que incumplan estas condiciones o pongan en peligro la plataforma, indicando el motivo; el saldo recargado y no usado se devuelve según lo previsto.',
    ],
    [
      'Cambios de estas condiciones',
      'Avisamos de los cambios. Usar el servicio después de su entrada en vigor significa aceptarlos; si no está de acuerdo, deje de usarlo y cierre su cuenta.',
    ],
  ],
}

export default es
