/** An object of an answer, whose fields nobody has checked yet. */
export type ObjetoDeRespuesta = Readonly<Record<string, unknown>>;

/** The objects of a list, wherever a service wraps it: the list itself, or the first list of an object. */
export function objetosDe(respuesta: unknown): readonly ObjetoDeRespuesta[] {
  if (Array.isArray(respuesta)) return respuesta.filter(isObjeto);
  if (!isObjeto(respuesta)) return [];
  const lista = Object.values(respuesta).find((valor) => Array.isArray(valor));
  return lista === undefined ? [respuesta] : objetosDe(lista);
}

export function isObjeto(valor: unknown): valor is ObjetoDeRespuesta {
  return typeof valor === 'object' && valor !== null && !Array.isArray(valor);
}

/** A field as text, without the blanks around it; empty where there is none. */
export function textoDe(objeto: ObjetoDeRespuesta, campo: string): string {
  const valor = objeto[campo];
  return typeof valor === 'string' || typeof valor === 'number' ? String(valor).trim() : '';
}

/** A field as a number, also where it is written as a text with a comma; undefined where it is none. */
export function numeroDe(objeto: ObjetoDeRespuesta, campo: string): number | undefined {
  const texto = textoDe(objeto, campo).replace(',', '.');
  const numero = texto === '' ? Number.NaN : Number(texto);
  return Number.isFinite(numero) ? numero : undefined;
}
