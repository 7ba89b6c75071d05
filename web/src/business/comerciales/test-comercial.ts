import type { comerciales } from '@vatio/contract';

/** A representative as the server answers it, for tests. */
export function comercial(cambios: Partial<comerciales.Comercial> = {}): comerciales.Comercial {
  return {
    id: 'r1',
    nombre: 'Lucía Herrero',
    nif: '12345678Z',
    email: 'lucia@vatio.example',
    telefono: null,
    zona: 'Levante',
    responsable: { id: 'r0', nombre: 'Carmen Soto' },
    nivel: 1,
    alta: '2024-02-01',
    baja: null,
    clientes: 12,
    puntos: 30,
    contratosActivos: 9,
    energiaGestionadaKwh: 1_234_567,
    equipo: 1,
    cuenta: 'activo',
    version: 4,
    cadena: [{ id: 'r0', nombre: 'Carmen Soto' }],
    equipoDirecto: [{ id: 'r2', nombre: 'Pablo Vidal' }],
    propuestasAbiertas: 2,
    contratosEnBorrador: 1,
    invitacionCaduca: null,
    cuentaId: null,
    fiscal: { regimenFiscal: null, irpfPct: 15, territorio: 'peninsula-baleares', ipsiPct: null },
    acciones: ['editar', 'dar-de-baja', 'traspasar'],
    ...cambios,
  };
}

export const EQUIPO = [
  comercial({ id: 'r0', nombre: 'Carmen Soto', nivel: 0, responsable: null, cadena: [], zona: null }),
  comercial(),
  comercial({
    id: 'r2',
    nombre: 'Pablo Vidal',
    nivel: 2,
    responsable: { id: 'r1', nombre: 'Lucía Herrero' },
    equipo: 0,
  }),
];

export const PLANES = [
  {
    id: 'p1',
    nombre: 'Plan general',
    reparto: [60, 15],
    porDefecto: true,
    comerciales: [],
    version: 1,
  },
  { id: 'p2', nombre: 'Plan sénior', reparto: [75], porDefecto: false, comerciales: [], version: 1 },
];
