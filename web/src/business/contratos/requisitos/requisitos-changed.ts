import { documentos, requisitosDeFirma } from '@vatio/contract';

export const REQUISITOS_CHANGED = { invalidates: [requisitosDeFirma.get, documentos.list] };
