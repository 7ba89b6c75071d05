/** A place of a paper where its signer signs; the page counts from 1 and the rest are parts of the page, from 0 to 1. */
export type PlaceToSign = {
  readonly nombre: string;
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
};

export type PaperToSign = {
  /** Ours, by which a paper is found whose sending nobody saw the end of. */
  readonly reference: string;
  readonly titulo: string;
  readonly pdf: Buffer;
  readonly places: readonly PlaceToSign[];
  readonly firmante: { readonly nombre: string; readonly email: string; readonly telefono: string | null };
};

/** How far the signing of a paper has come, as its provider tells it. */
export type Signing =
  | { readonly estado: 'enviado' | 'visto' | 'caducado' }
  | { readonly estado: 'rechazado'; readonly motivo: string }
  | {
      readonly estado: 'firmado';
      /** The instant of the signature, in ISO 8601. */
      readonly cuando: string;
      /** The address of the signed paper, and that of the log of who did what. */
      readonly paper: string;
      readonly log: string | null;
    };

/** What a service of electronic signatures does for the house. Each fails with a `SignatureProviderError`. */
export type SignatureProvider = {
  /** Sends a paper to its signer, and answers by what name the provider knows it. */
  readonly send: (paper: PaperToSign) => Promise<string>;
  /** The name of a paper that was sent before with that reference. */
  readonly find: (reference: string) => Promise<string | undefined>;
  readonly read: (id: string) => Promise<Signing>;
  readonly download: (url: string) => Promise<Buffer>;
  /** Takes a paper back, so that nobody signs it any more. */
  readonly withdraw: (id: string) => Promise<void>;
  /** Deletes a paper for good, signed or not, with all that it says; one that is not there any more is no failure. */
  readonly erase: (id: string) => Promise<void>;
};

/** A Spanish sentence for whoever sent the paper. */
export class SignatureProviderError extends Error {
  /** Whether another try would fail too, until somebody mends something. */
  readonly isLasting: boolean;

  constructor(
    message: string,
    { isLasting, cause }: { readonly isLasting: boolean; readonly cause?: unknown },
  ) {
    super(message, { cause });
    this.isLasting = isLasting;
  }
}
