"""What a script of the trade does for the bills of 6.1TD that it reads: the same arithmetic as the one written by hand in
domain.bench.ts, line by line to the cent with Decimal. Says the median time of a year, in ms, and its total."""

import json
import sys
from decimal import ROUND_HALF_UP, Decimal
from time import perf_counter

CENT = Decimal("0.01")


def to_cent(amount):
    return amount.quantize(CENT, ROUND_HALF_UP)


def bill(entry):
    days = entry["hasta"] - entry["desde"]
    base = to_cent(Decimal("1.33") * days)
    for p in range(6):
        contracted, energy = entry["potenciasKw"][p], entry["consumosKwh"][p]
        base += to_cent(energy * entry["precios"]["energiaEurKwh"][p])
        base += to_cent(contracted * entry["precios"]["potenciaEurKwAnio"][p] * days / 365)
        base += to_cent(max(Decimal(0), entry["reactivaKvarh"][p] - Decimal("0.33") * energy) * Decimal("0.05"))
        excesses = (kw - contracted for kw in entry["demanda"]["kwPorPeriodo"][p] if kw > contracted)
        base += to_cent(Decimal("1.4") * sum((kw * kw for kw in excesses), Decimal(0)).sqrt())
    with_tax = base + to_cent(base * Decimal("0.0511269632"))
    return with_tax + to_cent(with_tax * Decimal("0.21"))


entries = json.load(sys.stdin, parse_float=Decimal, parse_int=Decimal)
times = []
for _ in range(15):
    start = perf_counter()
    total = sum(bill(entry) for entry in entries)
    times.append((perf_counter() - start) * 1000)
print(json.dumps({"ms": sorted(times)[len(times) // 2], "total": float(total)}))
