import { companyName } from '../../../platform/brand/small-print.ts';
import { drawBrand } from '../../../platform/pdf/brand.ts';
import { Canvas, MUTED_INK } from '../../../platform/pdf/canvas.ts';
import { drawFooters } from '../../../platform/pdf/footers.ts';
import { quantity, shortDay, wholeNumber } from '../../../platform/pdf/format.ts';
import { drawTable } from '../../../platform/pdf/table.ts';
import {
  drawBullets,
  drawFacts,
  drawParagraph,
  drawSubtitle,
  drawTitle,
} from '../../../platform/pdf/text.ts';
import { palabrasDe } from '../../productos/palabras.service.ts';
import { condicionesDe, versionDeCondiciones } from './condiciones.ts';
import type { ContratoToPrint } from './contenido.ts';
import { desistimiento } from './desistimiento.ts';
import { drawSignature } from './firma.ts';
import { mandato } from './mandato.ts';

/** Prices per kWh and per kW need six decimals. */
export const PRECIO = new Intl.NumberFormat('es-ES', {
  minimumFractionDigits: 6,
  maximumFractionDigits: 6,
  useGrouping: 'always',
});

/** The contract as an A4 document tagged for screen readers: the agreed terms, the mandate and, for a consumer, the way out. */
export function contratoPdf(contrato: ContratoToPrint): Promise<Buffer> {
  return drawContrato(contrato).close();
}

export function drawContrato(contrato: ContratoToPrint): Canvas {
  const { codigo, fecha, fechaFirma, porProveedor = false, cliente, producto, marca } = contrato;
  const lienzo = new Canvas({
    titulo: `Contrato ${codigo} de ${cliente.nombre}`,
    autor: companyName(marca),
    fecha,
    marca,
    letraPequena: `Contrato tramitado por ${companyName(marca)} para ${producto.comercializadora}. Condiciones, ${versionDeCondiciones(contrato)}.`,
  });
  lienzo.seccion();
  drawBrand(lienzo, fechaFirma === null && !porProveedor ? 'SIN FIRMAR' : null);
  lienzo.y = 112;
  drawTitle(lienzo, `Contrato de suministro ${palabrasDe(producto.tipo).suministro} ${codigo}`);
  partes(lienzo, contrato);
  precios(lienzo, contrato);
  drawSubtitle(lienzo, `Condiciones (${versionDeCondiciones(contrato)})`);
  drawBullets(lienzo, condicionesDe(contrato));
  if (fechaFirma === null) {
    if (contrato.firmante) drawParagraph(lienzo, `Se firma${quienFirma(contrato)}.`, { negrita: true });
    drawSignature(lienzo, { quien: 'Firma del cliente', enProveedor: porProveedor });
  } else
    drawParagraph(lienzo, `Firmado el ${shortDay(fechaFirma)}${quienFirma(contrato)}.`, { negrita: true });
  mandato(lienzo, contrato);
  if (cliente.tipo === 'persona') desistimiento(lienzo, contrato);
  drawFooters(lienzo, `Contrato ${codigo}`);
  return lienzo;
}

const CALIDADES = {
  titular: 'titular del suministro',
  apoderado: 'apoderado del titular',
  administrador: 'administrador de la empresa titular',
} as const;

function quienFirma({ firmante }: ContratoToPrint): string {
  if (!firmante) return '';
  return ` por ${firmante.nombre}, con DNI ${firmante.dni}, como ${CALIDADES[firmante.calidad]}`;
}

/** Who contracts, for which supply and which product. */
export function partes(lienzo: Canvas, { cliente, suministro, producto }: ContratoToPrint): void {
  drawSubtitle(lienzo, 'Cliente');
  drawFacts(lienzo, [
    ['Nombre', cliente.nombre],
    ['NIF', cliente.nif ?? '–'],
    ['Dirección', cliente.direccion || '–'],
    ['Contacto', [cliente.email, cliente.telefono].filter(Boolean).join(' · ') || '–'],
  ]);
  drawSubtitle(lienzo, 'Suministro');
  drawFacts(lienzo, [
    ['CUPS', suministro.cups],
    ['Dirección', suministro.direccion || '–'],
    ['Tarifa de acceso', suministro.tarifa],
    ['Consumo anual previsto', `${wholeNumber(suministro.consumoAnualKwh)} kWh`],
    ['Comercializadora', producto.comercializadora],
    ['Producto', `${producto.nombre} (precio ${palabrasDe(producto.tipo).precio})`],
    ['Energía 100 % renovable', producto.renovable ? 'Sí' : 'No'],
    ['Duración', `${producto.duracionMeses} meses`],
  ]);
}

function precios(lienzo: Canvas, contrato: ContratoToPrint): void {
  if (contrato.precioFijoEurMes === null) preciosPorPeriodo(lienzo, contrato);
  else preciosDeGas(lienzo, contrato, contrato.precioFijoEurMes);
  const { notaDePrecios } = palabrasDe(contrato.producto.tipo).contrato;
  if (notaDePrecios !== null) drawParagraph(lienzo, notaDePrecios, { tamano: 8, color: MUTED_INK });
}

const precio = (eur: number | undefined) => (eur === undefined ? '–' : PRECIO.format(eur));

function preciosDeGas(lienzo: Canvas, { precioEnergiaEurKwh }: ContratoToPrint, fijoEurMes: number): void {
  drawSubtitle(lienzo, 'Precios, sin impuestos');
  drawFacts(lienzo, [
    ['Término fijo (€/mes)', precio(fijoEurMes)],
    ['Precio del gas (€/kWh)', precio(precioEnergiaEurKwh[0])],
  ]);
}

/** The price of each period with its unit, beside the power that it is for. */
function preciosPorPeriodo(lienzo: Canvas, contrato: ContratoToPrint): void {
  const { suministro, precioPotenciaEurKwAnio, precioEnergiaEurKwh } = contrato;
  const periodos = Math.max(
    suministro.potenciasKw.length,
    precioPotenciaEurKwAnio.length,
    precioEnergiaEurKwh.length,
  );
  drawSubtitle(lienzo, 'Potencias y precios, sin impuestos');
  const kw = (potencia: number | undefined) => (potencia === undefined ? '–' : quantity(potencia));
  drawTable(
    lienzo,
    [
      { titulo: 'Periodo', parte: 16, alinea: 'left' },
      { titulo: 'Potencia contratada\n(kW)', parte: 24 },
      { titulo: 'Precio de la potencia\n(€/kW·año)', parte: 30 },
      { titulo: 'Precio de la energía\n(€/kWh)', parte: 30 },
    ],
    Array.from({ length: periodos }, (_, i) => ({
      celdas: [
        `P${i + 1}`,
        kw(suministro.potenciasKw[i]),
        precio(precioPotenciaEurKwAnio[i]),
        precio(precioEnergiaEurKwh[i]),
      ],
    })),
  );
}
