import { ajustes, type MarcaPublica } from '@vatio/contract/endpoints';
import type { Brand } from './brand.repository.ts';
import { issuerLine } from './small-print.ts';

/** What a page without an account shows of a brand. */
export function publicBrand(brand: Brand): MarcaPublica {
  const { id, nombre, colorPrincipal, colorAcento, textoLegal, conVatio, contactoDatos, logo } = brand;
  return {
    nombre,
    colorPrincipal,
    colorAcento,
    textoLegal,
    conVatio,
    contactoDatos,
    privacidad: `/privacidad/${id}`,
    emisor: issuerLine(brand),
    logo: logo ? ajustes.logo.path.replace(':id', id) : null,
  };
}
