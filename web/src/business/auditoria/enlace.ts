import type { auditoria } from '@vatio/contract';

const RUTAS: Readonly<Partial<Record<auditoria.Entidad, string>>> = {
  cliente: '/clientes/',
  comercial: '/comerciales/',
  'punto-suministro': '/cups/',
  analisis: '/analisis/',
  producto: '/productos/',
  propuesta: '/propuestas/',
  contrato: '/contratos/',
  liquidacion: '/liquidaciones/',
};

/** What an entry is about that is about no single thing: a list that was exported. */
export const LISTA = 'lista';

/** Where the thing is seen; undefined when it has no page, or is no longer there. */
export function enlaceDe({ entidad, entidadId, nombre }: auditoria.Entrada): string | undefined {
  if (nombre === null) return undefined;
  if (entidad === 'usuario') return `/usuarios?q=${encodeURIComponent(nombre)}`;
  const ruta = RUTAS[entidad];
  return ruta && `${ruta}${encodeURIComponent(entidadId)}`;
}
