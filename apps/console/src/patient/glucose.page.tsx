import {
  clockText,
  drawRanges,
  glucoseFactsOf,
  type ProfileBin,
  profileChartOf,
  profileLegend,
  profileSentence,
  rangeSharesOf,
  REPORT_PERIODS,
  shareName,
  sufficiencyOf,
  timeZoneText,
} from '@rpm/charting';
import { type GlucoseProfile } from '@rpm/client';
import { useId, useState } from 'preact/hooks';
import { hrefOf } from '../service/address';
import { useAddress } from '../service/router';
import { rpm, useLoaded } from '../service/rpm';
import { useSession } from '../service/session';
import { ChartSlider, useWidth } from '../chart/chart-slider';
import { Drawing } from '../chart/drawing';
import { Legend } from '../chart/legend';
import { Page } from '../components/page';
import { Show } from '../components/states';
import { Table } from '../components/table';
import { count, Fact, Facts, Section } from '../components/texts';
import { Choice } from '../report/choice';

const HEIGHT = 280;

/** Glucose of a patient by time of day, with its statistics. */
export function GlucosePage({ patientId }: { patientId: number }) {
  const { path, query } = useAddress();
  const days = REPORT_PERIODS.find((one) => String(one) === query.get('days')) ?? 14;
  const loaded = useLoaded((signal) => rpm.getPatientGlucoseProfile({ patientId, days }, { signal }), [patientId, days]);
  return (
    <Page
      title="Glucose by time of day"
      parent={{ text: 'Patient', href: hrefOf(`/patients/${patientId}`) }}
      patient={loaded.data?.patient ?? null}
    >
      <nav class="choices" aria-label="Period">
        {REPORT_PERIODS.map((one) => (
          <Choice key={one} text={`${one} days`} href={hrefOf(path, { days: one })} isCurrent={one === days} />
        ))}
      </nav>
      <Show loaded={loaded}>
        {(profile) =>
          profile.readings === 0 ? (
            <p class="state">The patient has no glucose readings in these {days} days.</p>
          ) : (
            <Profile profile={profile} />
          )
        }
      </Show>
    </Page>
  );
}

function Profile({ profile }: { profile: GlucoseProfile }) {
  const { units } = useSession();
  return (
    <>
      <p>{sufficiencyOf(profile)}</p>
      <Facts>
        {glucoseFactsOf(profile, units).map(({ name, text }) => (
          <Fact key={name} name={name}>
            {text}
          </Fact>
        ))}
        {profile.coverage !== null && <Fact name="Data coverage">{profile.coverage} %</Fact>}
      </Facts>
      <Ranges profile={profile} />
      <ProfileChart profile={profile} />
    </>
  );
}

function Ranges({ profile }: { profile: GlucoseProfile }) {
  const { units } = useSession();
  const { element, width } = useWidth();
  const captionId = useId();
  const shares = rangeSharesOf(profile, units);
  const { elements, height } = drawRanges(shares, width);
  return (
    <Section title={shareName(profile)}>
      {!profile.sufficient.ranges && <p class="notice">There are too few readings to rely on these shares.</p>}
      <figure>
        <figcaption id={captionId}>{shares.map(({ label, percent }) => `${label}: ${percent ?? 0} %`).join(', ')}.</figcaption>
        <div class="chart" ref={element}>
          <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby={captionId}>
            <Drawing elements={elements} />
          </svg>
        </div>
      </figure>
      <details>
        <summary>Table of the ranges</summary>
        <Table
          name={shareName(profile)}
          columns={[
            { title: 'Range', value: ({ label }) => label },
            { title: shareName(profile), value: ({ percent }) => `${percent ?? 0} %`, isNumber: true },
            { title: 'Readings', value: ({ readings }) => count(readings), isNumber: true },
          ]}
          entries={shares}
          keyOf={({ label }) => label}
        />
        <p class="quiet">Percentages are rounded so that they add up to 100 (largest remainder method).</p>
      </details>
    </Section>
  );
}

function ProfileChart({ profile }: { profile: GlucoseProfile }) {
  const { units } = useSession();
  const { element, width } = useWidth();
  const captionId = useId();
  const [index, setIndex] = useState<number | null>(null);
  const chart = profileChartOf(profile, units, { width, height: HEIGHT });
  const { digits, name, convert } = chart.display;
  const filled = profile.bins.filter(({ p50 }) => p50 !== null);
  const shown = (value: number | null) => (value === null ? '–' : convert(value).toFixed(digits));
  const textOf = ({ minute, p5, p25, p50, p75, p95 }: ProfileBin) =>
    `${clockText(minute)}: median ${shown(p50)} ${name}, half from ${shown(p25)} to ${shown(p75)}, nine tenths from ${shown(p5)} to ${shown(p95)}`;
  const current = index === null ? undefined : filled[index];
  return (
    <Section title="By time of day">
      {!profile.sufficient.profile && <p class="notice">There are too few readings to rely on the percentiles.</p>}
      <figure>
        <figcaption id={captionId}>
          {profileSentence(profile, units)} The line is the median; the bands contain the middle 50 % and 90 % of the readings;
          the dashed lines are the target.
        </figcaption>
        <div class="chart" ref={element}>
          <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-labelledby={captionId}>
            <Drawing elements={chart.elements} />
            {current && (
              <line class="crosshair" x1={chart.x(current)} x2={chart.x(current)} y1={chart.plot.top} y2={chart.plot.bottom} />
            )}
          </svg>
          <ChartSlider
            name="Time of day"
            places={filled.map(chart.x)}
            index={index}
            onIndex={setIndex}
            textOf={(at) => (filled[at] ? textOf(filled[at]) : '')}
            pageFrom={(at, direction) => Math.min(Math.max(at + direction * 6, 0), filled.length - 1)}
          />
        </div>
        <Legend entries={profileLegend(units)} />
        <p class="chart-value" aria-hidden="true">
          {current ? textOf(current) : 'Move over the chart, or use the arrow keys, to read values.'}
        </p>
      </figure>
      <details>
        <summary>Table of the times of day, in {timeZoneText(profile)}</summary>
        <Table
          name="Glucose by time of day"
          columns={[
            { title: 'From', value: ({ minute }) => clockText(minute) },
            { title: 'Readings', value: ({ readings }) => count(readings), isNumber: true },
            ...(['p5', 'p25', 'p50', 'p75', 'p95'] as const).map((percentile) => ({
              title: percentile === 'p50' ? `Median (${name})` : `${percentile.slice(1)} %`,
              value: (bin: ProfileBin) => shown(bin[percentile]),
              isNumber: true,
            })),
          ]}
          entries={filled}
          keyOf={({ minute }) => minute}
        />
      </details>
    </Section>
  );
}
