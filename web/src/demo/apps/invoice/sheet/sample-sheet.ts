import { readFormatLanguage } from '../../../../format/language.ts';
import type { Invoice, InvoiceItem, InvoiceSheet } from '../../../../sample-data/invoices/invoices.ts';
import { sheetTotals } from './totals.ts';

const TEXTS = {
  es: {
    work: {
      'Instalación fotovoltaica': 'Montaje de la estructura, los módulos y el inversor sobre cubierta.',
      'Auditoría energética': 'Visita, mediciones durante dos semanas e informe con medidas de ahorro.',
      'Optimización de potencia': 'Estudio de maxímetros y tramitación del cambio de potencia.',
      'Mantenimiento de baterías de condensadores': 'Revisión de escalones, contactores y regulador.',
    },
    materials: 'Materiales y desplazamientos.',
    note: 'Ha sido un placer trabajar contigo. Esperamos verte en el próximo proyecto. ¡Gracias!',
  },
  en: {
    work: {
      'Solar installation': 'Mounting of the frame, the modules and the inverter on the roof.',
      'Energy audit': 'A visit, two weeks of measurements and a report with ways to save.',
      'Power optimisation': 'A study of the maximum demand, and the paperwork of the change of power.',
      'Maintenance of capacitor banks': 'Inspection of steps, contactors and controller.',
    },
    materials: 'Materials and travel.',
    note: 'It has been a pleasure to work with you. We hope to see you in the next project. Thank you!',
  },
} as const;

/** Says what each service consists of, by its name in the language in force. */
export function serviceWork(): Readonly<Record<string, string>> {
  return TEXTS[readFormatLanguage()].work;
}

/** The Spanish general rate of VAT is in per cent: Law 37/1992, article 90. */
export const VAT_PERCENT = 21;
const HOURLY_RATE = 58.25;

/** Gives the sheet that was saved on this page, or else invents one that adds up to the total of the sample. */
export function sheetOf(invoice: Invoice): InvoiceSheet {
  return invoice.sheet ?? { ...blankSheet(), items: sampleItems(invoice) };
}

/** A new invoice begins with these values. */
export function blankSheet(): InvoiceSheet {
  return {
    items: [],
    payments: [],
    salesperson: 'Nuria Castellanos',
    note: TEXTS[readFormatLanguage()].note,
    acceptedPayment: 'debit',
    paymentTerms: true,
    clientNotes: true,
    paymentStub: false,
  };
}

/**
 * Invents lines, because the samples have only a total. Some hours of work and the materials make it up; the hours are
 * such that a price with its tax reaches what is left to the cent.
 */
function sampleItems({ total, service }: Invoice): InvoiceItem[] {
  const description = serviceWork()[service] ?? '';
  const work = (hours: number) => item({ service, description, price: HOURLY_RATE, quantity: hours });
  for (let hours = Math.floor((total * 0.6) / HOURLY_RATE); hours > 0; hours -= 1) {
    const rest = Math.round(total * 100) - sheetTotals([work(hours)]).total;
    const materials = item({
      service,
      description: TEXTS[readFormatLanguage()].materials,
      price: netOf(rest) / 100,
      quantity: 1,
    });
    if (sheetTotals([materials]).total === rest) return [work(hours), materials];
  }
  return [{ ...item({ service, description, price: total, quantity: 1 }), tax: 0 }];
}

function netOf(cents: number): number {
  return Math.round(cents / (1 + VAT_PERCENT / 100));
}

function item({
  service,
  description,
  price,
  quantity,
}: {
  readonly service: string;
  readonly description: string;
  readonly price: number;
  readonly quantity: number;
}): InvoiceItem {
  return { service, description, price, quantity, discount: 0, tax: VAT_PERCENT };
}
