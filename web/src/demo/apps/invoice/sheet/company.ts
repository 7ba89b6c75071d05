/** Who issues the invoices of the template. */
export const COMPANY = {
  name: 'Vatio',
  lines: ['Calle de la Luz, 24, 3.º B', '28014 Madrid, España', '+34 910 555 012 · +34 910 555 013'],
  email: 'facturas@vatio.example',
} as const;
