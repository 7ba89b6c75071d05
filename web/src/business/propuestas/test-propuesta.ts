import type { PuntoPropuesto, propuestas } from '@vatio/contract';

const LADO = { cantidad: 3.45, precio: 30, importeEur: 103.5 };

const RESUMEN = {
  actualAnualEur: 1200,
  ofertaAnualEur: 1000,
  ahorroAnualEur: 200,
  ahorroPct: 16.67,
  consumoAnualKwh: 3500,
};

const PUNTO: PuntoPropuesto = {
  cups: 'ES0021000000000001LE',
  direccion: 'Calle Mayor, 1',
  codigoPostal: '28001',
  municipio: 'Madrid',
  distribuidora: 'i-DE',
  tarifa: '2.0TD',
  comercializadora: 'Luz del Norte',
  producto: 'Casa Doce',
  tipo: 'fijo',
  duracionMeses: 12,
  permanencia: false,
  prorroga: true,
  renovable: true,
  peajesIncluidos: true,
  potenciasKw: [3.45, 3.45],
  potenciaPropuestaKw: null,
  precioEnergiaEurKwh: [0.15, 0.12, 0.1],
  precioPotenciaEurKwAnio: [30, 3],
  precioActualEnergiaEurKwh: [0.2, 0.15, 0.1],
  precioActualPotenciaEurKwAnio: [35, 3],
  fecha: '2026-11-01',
  preciosHasta: null,
  dias: 365,
  resumen: RESUMEN,
  precioMedioActualEurMwh: 342.86,
  precioMedioOfertaEurMwh: 285.71,
  comparativa: [
    {
      concepto: 'potencia',
      titulo: 'Potencia P1',
      periodo: 1,
      unidad: 'kW·año',
      unidadPrecio: '€/kW·año',
      peso: 'detalle',
      actual: { ...LADO, precio: 35, importeEur: 120.75 },
      oferta: LADO,
      diferenciaEur: -17.25,
    },
    {
      concepto: 'total',
      titulo: 'Total',
      periodo: null,
      unidad: null,
      unidadPrecio: null,
      peso: 'total',
      actual: { cantidad: null, precio: null, importeEur: 1200 },
      oferta: { cantidad: null, precio: null, importeEur: 1000 },
      diferenciaEur: -200,
    },
  ],
  meses: [],
  supuestos: { ieeTipo: 0.0511, impuestoTipo: 0.21, bonoSocialEurAnio: 9, pendientes: [] },
  aproximado: false,
  avisos: [],
};

/** A proposal that was sent and opened twice, as a seller reads it. */
export function propuestaDePrueba(cambios: Partial<propuestas.Propuesta> = {}): propuestas.Propuesta {
  return {
    ...RESUMEN,
    id: 'p1',
    codigo: 'P-2026-0001',
    numero: 1,
    estado: 'vista',
    cliente: { id: 'c1', nombre: 'Panadería La Espiga' },
    comercial: { id: 'r1', nombre: 'Ana Demo' },
    cups: [PUNTO.cups],
    comisionEur: 45.5,
    validezDias: 30,
    validaHasta: '2026-12-01',
    diasRestantes: 11,
    enviada: '2026-11-01T10:00:00Z',
    aperturas: 2,
    ultimaApertura: '2026-11-03T10:00:00Z',
    creado: '2026-11-01T09:00:00Z',
    actualizado: '2026-11-03T10:00:00Z',
    borrada: null,
    version: 3,
    acciones: ['nueva-version', 'reenviar', 'repreciar', 'retirar', 'duplicar'],
    mensaje: 'Como hablamos ayer',
    clienteEmail: 'pan@espiga.example',
    clienteBloqueado: null,
    ocupados: [],
    oferta: 1,
    alternativas: [],
    puntos: [
      {
        ...PUNTO,
        analisis: { id: 'a1', codigo: 'AN-2026-0001', version: 1 },
        interno: { feeEnergiaEurMwh: 5, feePotenciaEurKwAnio: 1, comisionEur: 45.5 },
      },
    ],
    enlace: 'http://vatio.test/p/secreto',
    versiones: [
      {
        numero: 1,
        estado: 'vista',
        creado: '2026-11-01T09:00:00Z',
        creadoPor: 'Ana Demo',
        enviada: '2026-11-01T10:00:00Z',
        enviadaA: 'pan@espiga.example',
        retirada: null,
        validaHasta: '2026-12-01',
        ofertaAnualEur: 1000,
        ahorroAnualEur: 200,
        pdfSha256: null,
      },
    ],
    diferencias: [],
    visitas: [
      { numero: 1, cuando: '2026-11-03T10:00:00Z', agente: 'Chrome en Android' },
      { numero: 1, cuando: '2026-11-02T10:00:00Z', agente: 'Safari en iPhone' },
    ],
    respuesta: null,
    contratos: [],
    ...cambios,
  };
}

/** The same proposal as a draft that was never sent. */
export function borradorDePrueba(cambios: Partial<propuestas.Propuesta> = {}): propuestas.Propuesta {
  return propuestaDePrueba({
    estado: 'borrador',
    enviada: null,
    validaHasta: null,
    diasRestantes: null,
    enlace: null,
    visitas: [],
    aperturas: 0,
    acciones: ['editar', 'enviar', 'repreciar', 'duplicar', 'borrar'],
    ...cambios,
  });
}
