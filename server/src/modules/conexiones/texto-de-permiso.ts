import { formatCups } from '@vatio/domain';

/** What a holder grants. It names who asks, what for, what, for how long, and how it is taken back (GDPR, arts. 7 and 13). */
export function textoDePermiso({
  casa,
  contacto,
  cups,
  meses,
}: {
  readonly casa: string;
  readonly contacto: string;
  readonly cups: readonly string[];
  readonly meses: number;
}): string[] {
  const cuales = cups.length === 1 ? 'del suministro' : 'de los suministros';
  return [
    `Como titular, autorizo a ${casa} a consultar en mi nombre los datos ${cuales} ${cups.map((codigo) => formatCups(codigo)).join(', ')}, en Datadis y en el Sistema de Información de Puntos de Suministro (SIPS).`,
    'Los datos son la tarifa de acceso, las potencias contratadas, los consumos de cada hora y de cada periodo, y las potencias máximas registradas.',
    'Se usarán solo para estudiar lo que pago y ofrecerme contratos de energía, y no se cederán a nadie que yo no elija.',
    `El permiso vale ${meses === 1 ? 'un mes' : `${meses} meses`} desde que lo doy. Puedo retirarlo cuando quiera desde esta misma página o escribiendo a ${contacto}: lo que se haya traído con él se borrará.`,
  ];
}
