import type { Updateable } from 'kysely';
import type { Db } from '../database.ts';
import type { Brand } from './brand.repository.ts';
import { STANDARD_TEXTS, STANDARD_VERSION } from './standard-texts.ts';
import type { MarcaTable } from './tables.ts';

const text = (texto: string) => ({ version: STANDARD_VERSION, texto, desde: null });

/** The brand that a new database has. */
export const TEST_BRAND: Brand = {
  id: '00000000-0000-4000-8000-00000000000a',
  nombre: 'Vatio',
  razonSocial: '',
  formaJuridica: '',
  cif: null,
  direccion: '',
  codigoPostal: '',
  municipio: '',
  provincia: '',
  registro: '',
  contactoDatos: '',
  textoLegal: '',
  colorPrincipal: '#0b5d55',
  colorAcento: '#f5b324',
  logo: null,
  remitenteNombre: '',
  remitenteEmail: null,
  territorio: null,
  iban: null,
  firma: 'codigo',
  validezDias: 30,
  conVatio: true,
  textos: {
    propuesta: text(STANDARD_TEXTS.propuesta),
    correo: text(STANDARD_TEXTS.correo),
    condiciones: text(STANDARD_TEXTS.condiciones),
    'proteccion-datos': text(STANDARD_TEXTS['proteccion-datos']),
    oferta: text(STANDARD_TEXTS.oferta),
    'cambio-suministro': text(STANDARD_TEXTS['cambio-suministro']),
    privacidad: text(STANDARD_TEXTS.privacidad),
    comunicaciones: text(STANDARD_TEXTS.comunicaciones),
  },
};

/** What makes a brand the issuer of what it sends. */
export const TEST_ISSUER = {
  razonSocial: 'Casa de Pruebas',
  formaJuridica: 'S.L.',
  cif: 'B87654323',
  direccion: 'Calle del Ensayo, 1',
  codigoPostal: '28013',
  municipio: 'Madrid',
  provincia: 'Madrid',
  contactoDatos: 'datos@pruebas.example',
} as const;

/** Says which company sells under the brand that a new database has: nothing is sent before. */
export async function setTestIssuer(db: Db, issuer: Updateable<MarcaTable> = TEST_ISSUER): Promise<void> {
  await db.updateTable('marca').set(issuer).where('predeterminada', '=', true).execute();
}
