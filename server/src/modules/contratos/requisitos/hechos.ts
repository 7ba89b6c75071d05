import type { documentos } from '@vatio/contract/endpoints';
import type { HechosDeFirma } from '@vatio/domain';
import type { Db } from '../../../platform/database.ts';
import { sha256Of } from '../../../platform/files/file-source.ts';
import { dayInSpain } from '../../../platform/today.ts';
import type { Fila } from '../escritura.repository.ts';
import {
  type Anotacion,
  findAnotados,
  findPapeles,
  findVentaPorFirmar,
  type Papel,
  type VentaDeclarada,
  type VentaPorFirmar,
} from './hechos.repository.ts';
import type { RequisitoAnotado } from './tables.ts';

/** All that is known of a sale before its signature, with who recorded it and when. */
export type Expediente = {
  readonly venta: VentaPorFirmar;
  readonly anotados: readonly Anotacion[];
  /** The latest of each on the day of the signature, or else the latest of all. */
  readonly papeles: {
    readonly identidad: Papel | undefined;
    readonly poder: Papel | undefined;
    readonly factura: Papel | undefined;
    readonly renuncia: Papel | undefined;
  };
};

export async function readExpediente(
  db: Db,
  declarada: VentaDeclarada,
  fechaFirma: string,
): Promise<Expediente> {
  const venta = await findVentaPorFirmar(db, declarada);
  const papeles = await findPapeles(db, declarada);
  const latest = (...tipos: readonly documentos.Tipo[]) => {
    const found = papeles.filter(({ tipo }) => tipos.includes(tipo));
    return found.find(({ cuando }) => dayInSpain(cuando) <= fechaFirma) ?? found[0];
  };
  return {
    venta,
    anotados: declarada.id === null ? [] : await findAnotados(db, declarada.id),
    papeles: {
      identidad: venta.persona ? latest('dni') : latest('cif', 'escritura'),
      poder: latest('escritura', 'autorizacion'),
      factura: latest('factura'),
      renuncia: latest('renuncia-bono-social'),
    },
  };
}

export function anotadoDe<R extends RequisitoAnotado>(
  anotados: readonly Anotacion[],
  requisito: R,
): Anotacion<R> | undefined {
  return anotados.find((anotado): anotado is Anotacion<R> => anotado.requisito === requisito);
}

/** Who signs for the client: as written by hand, or else who accepted the proposal. */
export function firmanteDe({ venta: { aceptante }, anotados }: Expediente) {
  const escrito = anotadoDe(anotados, 'firmante');
  if (escrito) {
    const { datos, cuando, quien } = escrito;
    return { ...datos, cuando, quien, deLaPropuesta: false };
  }
  return aceptante === null ? null : { ...aceptante, quien: null, deLaPropuesta: true };
}

/** A day of signature, and whether an administrator answers for it. */
export type DiaDeFirma = Pick<HechosDeFirma, 'fechaFirma' | 'fechaAvalada'>;

/** The facts as the domain judges them, for a signature on that day; without a contract there are no terms to have told. */
export function hechosDe(expediente: Expediente, fila: Fila | null, dia: DiaDeFirma): HechosDeFirma {
  const { venta, anotados, papeles } = expediente;
  const contacto = anotadoDe(anotados, 'contacto')?.datos;
  const ficha = anotadoDe(anotados, 'ficha');
  const llegada = (papel: Papel | undefined) => (papel === undefined ? null : dayInSpain(papel.cuando));
  return {
    ...dia,
    ofrecido: venta.ofrecidoEn === null ? null : dayInSpain(venta.ofrecidoEn),
    persona: venta.persona,
    tarifa: venta.tarifa,
    exigeEmpresas: venta.exigeEmpresas,
    identidad: llegada(papeles.identidad),
    poder: llegada(papeles.poder),
    factura: llegada(papeles.factura),
    renuncia: llegada(papeles.renuncia),
    firmante: firmanteDe(expediente),
    contacto: contacto ? { ...contacto, grabacion: contacto.grabacion !== '' } : null,
    ficha: ficha
      ? {
          entregada: dayInSpain(ficha.cuando),
          vigente: fila !== null && ficha.datos.huella === huellaDe(fila),
        }
      : null,
    bonoSocial: anotadoDe(anotados, 'bono-social')?.datos.tiene ?? null,
  };
}

/** The hash of the terms that an information sheet tells: when they change, another has to be handed over. */
export function huellaDe(fila: Fila): string {
  const { productoVersionId, precioEnergiaEurKwh, precioPotenciaEurKwAnio, precioFijoEurMes, potenciasKw } =
    fila;
  const { cups, duracionMeses, permanencia, prorroga } = fila;
  const terminos = [
    cups,
    productoVersionId,
    precioEnergiaEurKwh,
    precioPotenciaEurKwAnio,
    potenciasKw,
    duracionMeses,
    permanencia,
    prorroga,
    ...(precioFijoEurMes === null ? [] : [precioFijoEurMes]),
  ];
  return sha256Of(Buffer.from(JSON.stringify(terminos))).toString('hex');
}
