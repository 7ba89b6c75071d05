import { type Answers, ok } from '../answers.ts';
import { drawThing } from '../drawings.ts';
import type { Pricing } from './pricing.ts';

export const answers: Answers = { 'GET /pricing/data': () => ok(PRICING) };

const PRICING: Pricing = {
  basicPlan: {
    title: 'Basic',
    img: drawThing({ kind: 'bulb', colour: 0, width: 160, height: 120 }),
    subtitle: 'Para empezar sin pagar nada',
    monthlyPrice: 0,
    yearlyPlan: { perMonth: 0, totalAnnual: 0 },
    planBenefits: [
      '100 respuestas al mes',
      'Formularios y encuestas sin límite',
      'Campos sin límite en cada formulario',
      'Herramientas básicas de diseño',
      'Hasta dos subdominios',
    ],
    popular: false,
  },
  standardPlan: {
    title: 'Standard',
    img: drawThing({ kind: 'house', colour: 1, width: 160, height: 120 }),
    subtitle: 'Para equipos pequeños y medianos',
    monthlyPrice: 49,
    yearlyPlan: { perMonth: 40, totalAnnual: 480 },
    planBenefits: [
      'Respuestas sin límite',
      'Formularios y encuestas sin límite',
      'Página de perfil en tu dominio',
      'Integración con hojas de cálculo',
      'Hasta cinco subdominios',
    ],
    popular: true,
  },
  enterprisePlan: {
    title: 'Enterprise',
    img: drawThing({ kind: 'building', colour: 2, width: 160, height: 120 }),
    subtitle: 'Para organizaciones con varias sedes',
    monthlyPrice: 99,
    yearlyPlan: { perMonth: 80, totalAnnual: 960 },
    planBenefits: [
      'Todo lo de Standard',
      'Formularios con tu propia marca',
      'Cobros desde el formulario',
      'Copias de seguridad cada hora',
      'Atención por teléfono en el día',
    ],
    popular: false,
  },
  qandA: [
    {
      question: '¿Qué pasa si agoto las respuestas del mes?',
      ans: 'Tus formularios siguen abiertos y guardamos lo que llegue. Podrás leerlo al mes siguiente o en cuanto cambies de plan.',
    },
    {
      question: '¿Hay precio especial para asociaciones sin ánimo de lucro?',
      ans: 'Sí: la mitad del plan Standard. Escríbenos desde el correo de la asociación y lo aplicamos en el siguiente recibo.',
    },
    {
      question: '¿Puedo pasar de mensual a anual a mitad de mes?',
      ans: 'Cuando quieras. Descontamos del año los días que ya habías pagado y el cambio vale desde ese momento.',
    },
  ],
};
