"""Writes figures.json beside it: what the statistics of the gate are held against.

Needs Python 3 and scipy; run it without arguments. The tests read only what it has written.
Tests of tables are exact: counted in whole numbers, and held against scipy.stats.fisher_exact and
binomtest where those apply. Quantiles and rank tests are scipy's.
"""

import json
import math
import random
from fractions import Fraction
from pathlib import Path

import numpy
import scipy
from scipy import stats

SEED = 20130
draw = random.Random(SEED)


def digits(value):
    return f"{float(value):.12g}"


def written(tables):
    return ",".join("/".join(map(str, table)) for table in tables)


# Tables are (passed of the baseline, its iterations, passed of the head, its iterations).


def random_tables(count, most):
    kind = draw.choice(["mixed", "mixed", "good", "good", "all pass", "all fail", "single", "equal"])
    n = draw.randint(1, most)
    tables = []
    for _ in range(count):
        n_a, n_b = (1, 1) if kind == "single" else (n, n)
        if kind not in ("single", "equal"):
            n_a, n_b = draw.randint(0, most), draw.randint(0, most)
        p = {"good": 0.9, "all pass": 1, "all fail": 0}.get(kind, draw.random())
        drop = draw.choice([0, 0.3]) if kind in ("good", "mixed", "equal") else 0
        x_a = sum(draw.random() < p for _ in range(n_a))
        x_b = sum(draw.random() < p - drop for _ in range(n_b))
        tables.append((x_a, n_a, x_b, n_b))
    return tables


def stratified(tables):
    """Exact lower p, its mid-p, and exact upper p, by products of polynomials in whole numbers."""
    ways = [1]
    observed = 0
    for x_a, n_a, x_b, n_b in tables:
        t = x_a + x_b
        observed += x_b
        here = [math.comb(n_b, x) * (math.comb(n_a, t - x) if t >= x else 0) for x in range(n_b + 1)]
        longer = [0] * (len(ways) + n_b)
        for i, way in enumerate(ways):
            for j, other in enumerate(here):
                longer[i + j] += way * other
        ways = longer
    total = sum(ways)
    below, at = sum(ways[:observed]), ways[observed]
    return Fraction(below + at, total), Fraction(2 * below + at, 2 * total), Fraction(sum(ways[observed:]), total)


def checked(tables):
    lower, mid, upper = stratified(tables)
    if len(tables) == 1:
        x_a, n_a, x_b, n_b = tables[0]
        if n_a and n_b:
            table = [[x_b, n_b - x_b], [x_a, n_a - x_a]]
            assert math.isclose(lower, stats.fisher_exact(table, alternative="less").pvalue, rel_tol=1e-7)
    if all(n_a == n_b == 1 for _, n_a, _, n_b in tables):
        lost = sum(x_a > x_b for x_a, _, x_b, _ in tables)
        won = sum(x_a < x_b for x_a, _, x_b, _ in tables)
        if lost + won:
            mcnemar = stats.binomtest(won, lost + won, alternative="less").pvalue
            assert math.isclose(lower, mcnemar, rel_tol=1e-9)
    return lower, mid, upper


def table_rows():
    for most_cases, most, count in [(1, 12, 700), (4, 12, 1400), (10, 10, 600), (40, 6, 260), (3, 60, 240)]:
        for _ in range(count):
            tables = random_tables(draw.randint(1, most_cases), most)
            yield written(tables) + " " + " ".join(map(digits, checked(tables)))


def tarone(tables, alpha):
    """The divisor, and which tables are called, straight from the definition."""
    ps = [stratified([table])[0] for table in tables]
    least = []
    for x_a, n_a, x_b, n_b in tables:
        x = max(0, x_a + x_b - n_a)
        t = x_a + x_b
        least.append(Fraction(math.comb(n_b, x) * math.comb(n_a, t - x), math.comb(n_a + n_b, t)))
    k = next(k for k in range(1, len(tables) + 1) if sum(m <= alpha / k for m in least) <= k)
    return k, [index for index, p in enumerate(ps) if p <= alpha / k]


def call_rows():
    for _ in range(300):
        tables = random_tables(draw.randint(1, 30), 8)
        tables += [(5, 5, 0, 5)] * draw.choice([0, 0, 1, 2])
        k, called = tarone(tables, Fraction(1, 20))
        yield f"{written(tables)} {k} {','.join(map(str, called)) or '-'}"


def smallest_drop(tables, alpha=0.05, power=0.8):
    """On a grid of δ of .00001."""
    x_a, n_a, _, n_b = (numpy.array(column, dtype=float)[:, None] for column in zip(*tables))
    g = (x_a.sum() + 0.5) / (n_a.sum() + 1)
    p = (x_a + 2 * g) / (n_a + 2)
    delta = numpy.arange(1, 100001) / 100000
    q = numpy.maximum(0, p - delta)
    m = (n_a * p + n_b * q) / (n_a + n_b)
    unchanged = (m * (1 - m) * (1 / n_a + 1 / n_b)).sum(axis=0)
    changed = (p * (1 - p) / n_a + q * (1 - q) / n_b).sum(axis=0)
    z = stats.norm.ppf([1 - alpha, power])
    seen = (p - q).mean(axis=0) * len(tables) >= z[0] * numpy.sqrt(unchanged) + z[1] * numpy.sqrt(changed)
    return (p - q).mean(axis=0)[seen.argmax()] if seen.any() else None


def drop_rows():
    for _ in range(150):
        tables = [table for table in random_tables(draw.randint(1, 25), 9) if table[1] and table[3]]
        if tables:
            drop = smallest_drop(tables)
            yield f"{written(tables)} {'-' if drop is None else digits(drop)}"


def effect(tables):
    """Δ and SE of the cases as they are, and the ends of the t interval at .05 a side."""
    x_a, n_a, x_b, n_b = (numpy.array(column, dtype=float) for column in zip(*tables))
    w = n_a * n_b / (n_a + n_b)
    p_a, p_b = x_a / n_a, x_b / n_b
    delta = numpy.average(p_b - p_a, weights=w)
    variances = p_a * (1 - p_a) / (n_a - 1) + p_b * (1 - p_b) / (n_b - 1)
    se = math.sqrt((w**2 * variances).sum()) / w.sum()
    t = stats.ttest_rel(p_b, p_a).confidence_interval(0.9)
    return delta, se, t.low, t.high


def effect_rows():
    for _ in range(200):
        tables = [table for table in random_tables(draw.randint(3, 12), 9) if table[1] > 1 and table[3] > 1]
        differences = {Fraction(x_b, n_b) - Fraction(x_a, n_a) for x_a, n_a, x_b, n_b in tables}
        if len(differences) > 1:
            yield written(tables) + " " + " ".join(map(digits, effect(tables)))


def measured():
    """Whole numbers, of few values where there shall be ties."""
    most = draw.choice([8, 1000])
    cases = [
        tuple([draw.randint(1, most) for _ in range(draw.randint(1, 6))] for _ in range(2))
        for _ in range(draw.randint(1, 8))
    ]
    return cases


def van_elteren(cases):
    """One-sided p that the head's values are greater, by ranks of scipy within each case."""
    excess = variance = 0
    for baseline, head in cases:
        ranks = stats.rankdata(baseline + head)
        n, n_b = len(ranks), len(head)
        excess += (ranks[len(baseline) :].sum() - n_b * (n + 1) / 2) / (n + 1)
        # Of a sum drawn without replacement.
        variance += n_b * (n - n_b) / n * ranks.var(ddof=1) / (n + 1) ** 2
    return stats.norm.sf(excess / math.sqrt(variance)) if variance else 1


def rank_rows():
    for index in range(300):
        cases = measured()
        if all(len(baseline) + len(head) == 2 for baseline, head in cases):
            continue
        p = van_elteren(cases)
        if len(cases) == 1 and len(set(cases[0][0] + cases[0][1])) > 1:
            baseline, head = cases[0]
            u = stats.mannwhitneyu(head, baseline, alternative="greater", use_continuity=False, method="asymptotic")
            assert math.isclose(p, u.pvalue, rel_tol=1e-9)
        sides = (";".join(",".join(map(str, side)) for side in case) for case in cases)
        yield "|".join(sides) + " " + digits(p)


def signed_rows():
    """Pairs of values whose ratios are all different."""
    for count in [1, 2, 3, 5, 8, 12, 20, 40, 50] * 8 + [51, 80, 200]:
        pairs = [(draw.randint(10**5, 10**6), draw.randint(10**5, 10**6)) for _ in range(count)]
        logs = [math.log(after) - math.log(before) for before, after in pairs]
        assert len({abs(one) for one in logs}) == count and 0 not in logs
        if count <= 50:
            p = stats.wilcoxon(logs, alternative="greater", method="exact").pvalue
        else:
            p = stats.wilcoxon(logs, alternative="greater", method="asymptotic", correction=False).pvalue
        yield "|".join(f"{before};{after}" for before, after in pairs) + " " + digits(p)


def quantile_rows():
    for _ in range(500):
        p = draw.choice([0.001, 0.025, 0.05, 0.95, 0.975, 0.999, draw.random()])
        a, b = (round(math.exp(draw.uniform(math.log(0.5), math.log(5000))), 3) for _ in range(2))
        yield f"beta {p} {a} {b} {digits(stats.beta.ppf(p, a, b))}"
    for p in [1e-12, 1e-6, 0.001, 0.025, 0.05, 0.2, 0.3, 0.5, 0.8, 0.95, 0.975, 0.999] + [draw.random() for _ in range(80)]:
        yield f"normal {p} {digits(stats.norm.ppf(p))}"
        df = draw.choice([1, 2, 3, 7, 19, 99, 1000])
        yield f"student {p} {df} {digits(stats.t.ppf(p, df))}"
        yield f"chi-square {p} {df} {digits(stats.chi2.ppf(p, df))}"
    for z in [-38, -12, -6, -3, -1.5, -0.5, 0, 0.5, 1.5, 3, 6] + [draw.uniform(-8, 8) for _ in range(80)]:
        yield f"normal-cdf {z} {digits(stats.norm.cdf(z))}"


figures = {
    "source": f"Python's whole numbers, and scipy {scipy.__version__}",
    "script": "make-figures.py, beside this file",
    "seed": SEED,
    "stratified": list(table_rows()),
    "calls": list(call_rows()),
    "drops": list(drop_rows()),
    "effects": list(effect_rows()),
    "rankSums": list(rank_rows()),
    "signedRanks": list(signed_rows()),
    "quantiles": list(quantile_rows()),
}
path = Path(__file__).with_name("figures.json")
path.write_text(json.dumps(figures, indent=2) + "\n")
