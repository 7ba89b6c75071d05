import type { listasCodigos } from '@vatio/contract';

/** What the part that comes on demand is given. */
export type CodesProps = {
  readonly of: listasCodigos.ListaConCodigos;
  /** The pasted codes in force. */
  readonly id: string | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onCodes: (id: string) => void;
  /** Says what was found, for the chip. */
  readonly onText: (text: string) => void;
};
