/** The initial text. */
export const sample = JSON.stringify(
  [
    {
      name: '华东仓',
      items: [
        { shop: '青禾旗舰店', channel: 'TB', push: true, limit_per_minute: 600 },
        { shop: '柚见生活馆', channel: 'DY', push: true, limit_per_minute: 300 },
      ],
    },
    {
      name: '北方仓',
      items: [{ shop: '北山户外', channel: 'JD', push: false, limit_per_minute: null }],
    },
  ],
  undefined,
  2,
)
