import { describe, expect, it } from 'vitest';
import { suministro } from '../factura/test-suministro.ts';
import { calculateFactura, calculateImpresa } from '../factura.ts';
import { diaDe, parseFecha } from '../fecha.ts';
import { supuestosDe } from '../supuestos.ts';
import { tipoIeeDe, VENTANAS_IEE } from './iee.ts';
import { impuestosDelDia } from './indirectos.ts';
import { isAbierta, NORMAS, withAcuerdos } from './normas.ts';

const NOVIEMBRE = 'rdl-25-2026-noviembre';
const cumplida = withAcuerdos([{ id: NOVIEMBRE, cumplida: true, validada: true }]);

/** Its 400 kWh pay 0.40 € of minimum under the lowered rate. */
const deNoviembre = suministro({ fechaFactura: diaDe(2026, 11, 15), bonoSocial: null });

function billOf(entrada: Parameters<typeof calculateFactura>[0]) {
  const factura = calculateFactura(entrada);
  if (!factura.ok) throw new Error(factura.issue.message);
  return factura.value;
}

describe('a conditional norm', () => {
  it('lowers nothing that its own windows do not cover, and each of its days has one norm at most', () => {
    for (const [i, { desde, hasta, medida }] of NORMAS.entries()) {
      expect(desde <= hasta).toBe(true);
      if (i > 0) expect(desde > NORMAS[i - 1]!.hasta).toBe(true);
      for (const fecha of [desde, hasta]) {
        const ventana = VENTANAS_IEE.find((v) => fecha >= v.desde && fecha <= v.hasta);
        expect(medida.ieeTipo).toBeLessThan(ventana?.tipo ?? 0);
      }
    }
  });

  it.each([
    [null, null, true],
    [true, null, true],
    [null, true, true],
    [false, null, false],
    [null, false, false],
    [true, true, false],
    [true, false, false],
  ])('met: %s, validated: %s is open: %s', (loEs, convalidada, abierta) => {
    expect(isAbierta({ id: NOVIEMBRE, cumplida: loEs, validada: convalidada })).toBe(abierta);
  });

  it.each([
    ['2026-11-01', true, true, 0.005, 0.1],
    ['2026-11-30', true, true, 0.005, 0.1],
    ['2026-11-15', false, true, 0.0511269632, 0.21],
    ['2026-11-15', true, false, 0.0511269632, 0.21],
    ['2026-12-01', true, true, 0.0511269632, 0.21],
    ['2026-10-31', true, true, 0.0511269632, 0.21],
  ])('on %s, met: %s and validated: %s, gives %s and %s', (fecha, met, validada, iee, iva) => {
    const dia = parseFecha(fecha);
    const normas = withAcuerdos([{ id: NOVIEMBRE, cumplida: met, validada }]);
    if (!dia.ok) throw new Error(dia.issue.message);
    expect(tipoIeeDe(dia.value, { normas })).toMatchObject({ ok: true, value: { tipo: iee } });
    const devengo = { zona: 'peninsula', uso: 'otros', fechaFactura: dia.value, ley: { normas } } as const;
    expect(impuestosDelDia({ ...devengo, potenciaMaximaKw: 10 })).toMatchObject({ value: { tipo: iva } });
    expect(impuestosDelDia({ ...devengo, potenciaMaximaKw: 10.1 })).toMatchObject({ value: { tipo: 0.21 } });
    expect(impuestosDelDia({ ...devengo, zona: 'canarias', potenciaMaximaKw: 5 })).toMatchObject({
      value: { nombre: 'IGIC', tipo: 0.03 },
    });
  });
});

describe('a bill of a month whose norm is open', () => {
  it('is made without the measure, says so, and tells what it comes to by both readings', () => {
    const factura = billOf(deNoviembre);
    expect(factura).toMatchObject({
      iee: 3.71,
      impuestos: [{ nombre: 'IVA', tipo: 0.21 }],
      segunNorma: { id: NOVIEMBRE, lectura: 'si-no-se-cumple' },
    });
    const [siSeCumple, siNo] = factura.segunNorma?.lecturas ?? [];
    expect(siNo).toEqual({
      lectura: 'si-no-se-cumple',
      iee: factura.iee,
      impuestos: factura.impuestos,
      total: factura.total,
    });
    expect(siSeCumple).toMatchObject({
      lectura: 'si-se-cumple',
      iee: 0.4,
      impuestos: [{ nombre: 'IVA', tipo: 0.1 }],
    });
    expect(siSeCumple!.total).toBeLessThan(factura.total);
    expect(factura.avisos.find(({ code }) => code === 'norma-sin-resolver')?.message).toContain(
      'RDL 25/2026, arts. 18–21: sin resolver; calculado como si no se cumple su condición',
    );
  });

  it('that somebody else printed is read as comes nearest to its total', () => {
    const [siSeCumple, siNo] = billOf(deNoviembre).segunNorma!.lecturas;
    for (const { lectura, total } of [siSeCumple!, siNo!]) {
      expect(calculateImpresa(deNoviembre, total)).toMatchObject({
        ok: true,
        value: { total, segunNorma: { lectura } },
      });
    }
  });

  it('has the rates of the measure and the law in its lines once somebody settles the norm', () => {
    const factura = billOf({ ...deNoviembre, ley: { normas: cumplida } });
    expect(factura).toMatchObject({ iee: 0.4, impuestos: [{ tipo: 0.1 }] });
    expect(factura.segunNorma).toMatchObject({ lectura: 'si-se-cumple', lecturas: [] });
    expect(factura.segunNorma?.texto).toMatch(/se aplica, .*0,5\s%.*10\s%.*se cumplió/);
    expect(factura.avisos).toContainEqual(
      expect.objectContaining({ code: 'norma-resuelta', message: factura.segunNorma?.texto }),
    );
    expect(factura.avisos.map(({ code }) => code)).not.toContain('norma-sin-resolver');
    expect(factura.lineas.find(({ concepto }) => concepto === 'iee')?.fuente).toBe(
      'RDL 25/2026, arts. 18–21 (BOE-A-2026-20265)',
    );
  });

  it.each([
    ['that states both rates', { iee: { tipo: 0.0511269632 }, impuesto: { tipo: 0.21 } }],
    ['issued before', { fechaFactura: diaDe(2026, 10, 31) }],
    [
      'over its power that states the electricity tax',
      { potenciasKw: [11, 11], iee: { tipo: 0.0511269632 } },
    ],
  ])('%s does not hang on it', (_, suyo) => {
    expect(billOf({ ...deNoviembre, ...suyo }).segunNorma).toBeUndefined();
  });
});

describe('a study of a month whose norm is open', () => {
  const estudio = {
    fecha: diaDe(2026, 11, 28),
    zona: 'peninsula',
    uso: 'otros',
    potenciaMaximaKw: 5,
  } as const;

  it('takes the rates without the measure, and tells those that it would have', () => {
    expect(supuestosDe(estudio)).toMatchObject({
      ieeTipo: 0.0511269632,
      impuestoTipo: 0.21,
      pendientes: [expect.stringContaining('sin resolver')],
      siSeCumple: { ieeTipo: 0.005, impuestoTipo: 0.1 },
    });
  });

  it('takes those of the norm as it was settled, and says which they are', () => {
    expect(supuestosDe({ ...estudio, ley: { normas: cumplida } })).toMatchObject({
      ieeTipo: 0.005,
      impuestoTipo: 0.1,
      pendientes: [],
      lectura: expect.stringContaining('se aplica'),
      siSeCumple: null,
    });
  });

  it('of another month has no reading', () => {
    expect(supuestosDe({ ...estudio, fecha: diaDe(2026, 10, 28) })).toMatchObject({
      pendientes: [],
      lectura: null,
      siSeCumple: null,
    });
  });
});
