import type { Brand } from './brand.repository.ts';

export type Issuer = Pick<
  Brand,
  | 'nombre'
  | 'razonSocial'
  | 'formaJuridica'
  | 'cif'
  | 'direccion'
  | 'codigoPostal'
  | 'municipio'
  | 'provincia'
  | 'registro'
  | 'contactoDatos'
>;

/** `Luz Clara Energía, S.L.`, or the name of the brand where the company has not been said. */
export function companyName({ nombre, razonSocial, formaJuridica }: Issuer): string {
  if (razonSocial === '') return nombre;
  const named = formaJuridica === '' || razonSocial.toLowerCase().endsWith(formaJuridica.toLowerCase());
  return named ? razonSocial : `${razonSocial}, ${formaJuridica}`;
}

export function companyAddress({ direccion, codigoPostal, municipio, provincia }: Issuer): string {
  const place = [codigoPostal, municipio].filter(Boolean).join(' ');
  const region = provincia === '' || provincia === municipio ? '' : `(${provincia})`;
  return [direccion, [place, region].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}

/** Who issues a document, in one line; empty while the house has not said it. */
export function issuerLine(issuer: Issuer): string {
  if (issuer.razonSocial === '' && issuer.cif === null) return '';
  const { cif, registro, contactoDatos } = issuer;
  return [
    companyName(issuer),
    cif && `NIF ${cif}`,
    companyAddress(issuer),
    registro,
    contactoDatos && `Protección de datos: ${contactoDatos}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Whether the program is named beside the brand: unless the brand puts it off, or has its very name. */
export function namesProgram({ conVatio, nombre }: Pick<Brand, 'conVatio' | 'nombre'>): boolean {
  return conVatio && nombre !== 'Vatio';
}

/** The foot of every page: who issues it, what the brand always says, and the program that made it unless it is put off. */
export function smallPrint(brand: Issuer & Pick<Brand, 'textoLegal' | 'conVatio'>, own: string): string {
  const program = namesProgram(brand) ? 'Hecho con Vatio.' : '';
  return [issuerLine(brand), [own, brand.textoLegal, program].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join('\n');
}
