import { countryName } from '../../countries.ts';

/** The template issues its invoices under this name. */
export const COMPANY = {
  name: 'Vatio',
  get lines() {
    return [
      'Calle de la Luz, 24, 3.º B',
      `28014 Madrid, ${countryName('ES')}`,
      '+34\u00a0910\u00a0555\u00a0012 · +34\u00a0910\u00a0555\u00a0013',
    ];
  },
  email: 'facturas@vatio.example',
} as const;
