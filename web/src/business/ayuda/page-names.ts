/** The pages of the manual in the order in which somebody would read them, by group. */
export const PAGE_GROUPS = {
  empezar: ['primeros-pasos', 'listas', 'exportar-e-imprimir', 'que-ve-cada-rol'],
  suministros: [
    'importar-ficheros',
    'puntos-de-suministro',
    'estudiar-un-suministro',
    'comprobar-facturas',
    'libro-de-precios',
    'mercado',
  ],
  venta: [
    'clientes',
    'traer-tu-crm',
    'propuestas',
    'contratos',
    'renovaciones',
    'tareas-y-agenda',
    'enlace-de-agenda',
  ],
  equipo: ['comerciales', 'comisiones-y-liquidaciones', 'extractos-de-comercializadoras', 'informes'],
  administracion: ['usuarios-y-auditoria', 'ajustes-y-marcas'],
  cuenta: ['mi-cuenta', 'area-de-cliente'],
  version: ['novedades'],
} as const;

export type PageGroup = keyof typeof PAGE_GROUPS;

export type PageName = (typeof PAGE_GROUPS)[PageGroup][number];

/** Groups about what only people of the house do; a client is not shown them. */
const OF_THE_HOUSE: readonly PageGroup[] = ['equipo', 'administracion', 'version'];

export function groupsFor(role: string | undefined): readonly (readonly [PageGroup, readonly PageName[]])[] {
  const groups = Object.entries(PAGE_GROUPS) as [PageGroup, readonly PageName[]][];
  return groups.filter(([group]) => role !== 'cliente' || !OF_THE_HOUSE.includes(group));
}
