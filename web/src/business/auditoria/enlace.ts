import type { auditoria } from '@vatio/contract';

const RUTAS: Readonly<Partial<Record<auditoria.Entidad, string>>> = {
  cliente: '/clientes/',
  comercial: '/comerciales/',
  'punto-suministro': '/cups/',
  analisis: '/analisis/',
  producto: '/productos/',
  propuesta: '/propuestas/',
  contrato: '/contratos/',
  incidencia: '/incidencias/',
  factura: '/facturas/',
  liquidacion: '/liquidaciones/',
};

/** The kind of an entry about no single thing, such as a list that was exported. */
export const LISTA = 'lista';

/** The address of the thing; undefined when it has no page or no longer exists. */
export function enlaceDe({ entidad, entidadId, nombre }: auditoria.Entrada): string | undefined {
  if (nombre === null) return undefined;
  if (entidad === 'usuario') return `/usuarios?q=${encodeURIComponent(nombre)}`;
  const ruta = RUTAS[entidad];
  return ruta && `${ruta}${encodeURIComponent(entidadId)}`;
}
