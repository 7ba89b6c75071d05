import { errorCode, errorMessage } from './errors.ts';

/** What OpenSSL calls a certificate that no authority of ours has signed. */
const UNTRUSTED = [
  'SELF_SIGNED_CERT_IN_CHAIN',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'CERT_SIGNATURE_FAILURE',
];

/** Why a server was not connected to, for whoever wrote its address. */
export function connectionRefusal(error: unknown): string {
  const code = errorCode(error) ?? '';
  const message = errorMessage(error);
  if (UNTRUSTED.includes(code))
    return `no firma su certificado ninguna autoridad conocida: da la suya en VATIO_DATABASE_CA (${message})`;
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return `su certificado es de otro nombre: usa en la dirección el que lleva (${message})`;
  if (code === 'CERT_HAS_EXPIRED') return `su certificado ha caducado (${message})`;
  if (/does not support SSL/.test(message))
    return `no habla TLS, y la dirección o VATIO_DATABASE_CA lo piden (${message})`;
  if (/no encryption|SSL off/.test(message))
    return `no admite conexiones sin TLS: da VATIO_DATABASE_CA, o sslmode=verify-full en la dirección (${message})`;
  return message;
}
