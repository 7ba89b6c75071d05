/** A proposal of the team: its study (by the client), its state and its age. */
export type FichaPropuesta = {
  readonly cliente: string;
  readonly estado: 'borrador' | 'enviada' | 'vista' | 'aceptada' | 'rechazada' | 'caducada';
  /** The age in days, no greater than that of its study. */
  readonly haceDias: number;
  readonly validezDias: number;
  readonly visitas: number;
  readonly mensaje: string;
  readonly numero?: 2;
  readonly motivo?: string;
};

const SALUDO = 'Hemos comparado lo que pagáis hoy con la oferta que mejor encaja con vuestro consumo.';

export const PROPUESTAS: readonly FichaPropuesta[] = [
  {
    cliente: 'Hoteles Cala Serena, S.L.',
    estado: 'caducada',
    haceDias: 33,
    validezDias: 15,
    visitas: 2,
    mensaje: SALUDO,
  },
  {
    cliente: 'Hoteles Cala Serena, S.L.',
    estado: 'vista',
    haceDias: 5,
    validezDias: 30,
    visitas: 3,
    mensaje: 'Os la volvemos a enviar con el mismo precio: el plazo de la anterior terminó.',
  },
  {
    cliente: 'Panadería La Espiga de Llevant, S.L.',
    estado: 'rechazada',
    haceDias: 25,
    validezDias: 30,
    visitas: 1,
    mensaje: SALUDO,
    motivo: 'Preferimos esperar a que acabe el contrato actual.',
  },
  {
    cliente: 'Panadería La Espiga de Llevant, S.L.',
    estado: 'enviada',
    haceDias: 2,
    validezDias: 30,
    visitas: 0,
    mensaje: 'Vuestro contrato acaba el mes que viene: os reservamos el precio hasta entonces.',
    numero: 2,
  },
  {
    cliente: 'Frigoríficos Vega del Segura, S.A.',
    estado: 'caducada',
    haceDias: 20,
    validezDias: 15,
    visitas: 0,
    mensaje: SALUDO,
  },
  {
    cliente: 'Frigoríficos Vega del Segura, S.A.',
    estado: 'enviada',
    haceDias: 1,
    validezDias: 15,
    visitas: 0,
    mensaje: 'Incluye la revisión de la reactiva que pedisteis.',
  },
  {
    cliente: 'Supermercados Vall Verda, S.L.',
    estado: 'rechazada',
    haceDias: 15,
    validezDias: 30,
    visitas: 2,
    mensaje: SALUDO,
    motivo: 'La permanencia es demasiado larga.',
  },
  {
    cliente: 'Supermercados Vall Verda, S.L.',
    estado: 'borrador',
    haceDias: 3,
    validezDias: 30,
    visitas: 0,
    mensaje: '',
  },
  {
    cliente: 'Gimnasios Atlas del Turia, S.L.',
    estado: 'aceptada',
    haceDias: 11,
    validezDias: 30,
    visitas: 4,
    mensaje: SALUDO,
  },
  {
    cliente: 'Catalina Riutort Mas',
    estado: 'aceptada',
    haceDias: 8,
    validezDias: 15,
    visitas: 2,
    mensaje: 'Como hablamos por teléfono, aquí tienes la oferta para tu casa.',
  },
  {
    cliente: 'Comercial Estrecho Sur, S.L.',
    estado: 'vista',
    haceDias: 5,
    validezDias: 6,
    visitas: 1,
    mensaje: SALUDO,
  },
  {
    cliente: 'Comercial Estrecho Sur, S.L.',
    estado: 'borrador',
    haceDias: 0,
    validezDias: 60,
    visitas: 0,
    mensaje: 'La misma oferta con más plazo, por si la necesitáis.',
  },
  {
    cliente: 'Papelera Alto Moncayo, S.A.',
    estado: 'vista',
    haceDias: 1,
    validezDias: 10,
    visitas: 5,
    mensaje: 'Necesitamos respuesta antes de fin de mes: el precio de la energía está reservado.',
  },
  {
    cliente: 'Papelera Alto Moncayo, S.A.',
    estado: 'borrador',
    haceDias: 0,
    validezDias: 30,
    visitas: 0,
    mensaje: '',
    numero: 2,
  },
];
