/** The template issues its invoices under this name. */
export const COMPANY = {
  name: 'Vatio',
  lines: [
    'Calle de la Luz, 24, 3.º B',
    '28014 Madrid, España',
    '+34\u00a0910\u00a0555\u00a0012 · +34\u00a0910\u00a0555\u00a0013',
  ],
  email: 'facturas@vatio.example',
} as const;
