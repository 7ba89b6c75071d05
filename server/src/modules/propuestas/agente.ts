const NAVEGADORES = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;

const SISTEMAS = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
] as const;

/** A family such as «Chrome en Android» is enough to recognise a visit, and too little to follow somebody. */
export function familiaDeAgente(userAgent: string | undefined): string {
  const en = (tabla: readonly (readonly [RegExp, string])[]) =>
    tabla.find(([senal]) => senal.test(userAgent ?? ''))?.[1];
  const [navegador = 'Otro navegador', sistema] = [en(NAVEGADORES), en(SISTEMAS)];
  return sistema ? `${navegador} en ${sistema}` : navegador;
}
