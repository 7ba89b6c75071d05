export type ParteCups = {
  readonly id: 'pais' | 'distribuidora' | 'numero' | 'control' | 'frontera';
  /** What has been typed of this part so far. */
  readonly texto: string;
  readonly largo: number;
};

const PARTES = [
  { id: 'pais', largo: 2 },
  { id: 'distribuidora', largo: 4 },
  { id: 'numero', largo: 12 },
  { id: 'control', largo: 2 },
  { id: 'frontera', largo: 2 },
] as const;

/** The parts of a CUPS that is being typed, in their order and whatever the spacing. */
export function anatomiaCups(texto: string): ParteCups[] {
  const compacto = texto.toUpperCase().replace(/[^A-Z0-9]/g, '');
  let desde = 0;
  return PARTES.map(({ id, largo }) => {
    const parte = { id, largo, texto: compacto.slice(desde, desde + largo) };
    desde += largo;
    return parte;
  });
}

/** The part that an error of the parser is about; undefined when it is the length of the whole. */
export function parteErronea(code: string, texto: string): ParteCups['id'] | undefined {
  if (code === 'cups-pais') return 'pais';
  if (code === 'cups-control') return 'control';
  if (code.startsWith('cups-frontera')) return 'frontera';
  if (code !== 'cups-cifras') return undefined;
  const distribuidora = anatomiaCups(texto)[1]?.texto ?? '';
  return /\D/.test(distribuidora) ? 'distribuidora' : 'numero';
}
