declare module 'fontkit' {
  export type Font = {
    readonly characterSet: readonly number[];
    glyphForCodePoint(codePoint: number): { readonly codePoints: readonly number[] };
  };

  export function openSync(path: string): Font;
}
