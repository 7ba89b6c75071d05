import type { listasCodigos } from '@vatio/contract';

/** The properties of the part that is loaded on demand. */
export type CodesProps = {
  readonly of: listasCodigos.ListaConCodigos;
  /** Id of the pasted codes by which the list is filtered. */
  readonly id: string | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onCodes: (id: string) => void;
  /** Called with the text of the chip: how many codes were found. */
  readonly onText: (text: string) => void;
};
