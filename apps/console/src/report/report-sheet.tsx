import { type Report, type ReportDrawing } from '@rpm/charting';
import { Drawing } from '../chart/drawing';
import { Legend } from '../chart/legend';
import { Fact, Facts } from '../components/texts';

/** A report, without its title. */
export function ReportSheet({ report: { facts, sections, footer } }: { report: Report }) {
  return (
    <div class="report">
      <Facts>
        {facts.map(({ name, text }) => (
          <Fact key={name} name={name}>
            {text}
          </Fact>
        ))}
      </Facts>
      {sections.length === 0 && <p class="state">The patient has no readings in this period.</p>}
      <div class="report-sections">
        {sections.map(({ title, notes, facts: statistics, drawings, isWide }) => (
          <section key={title} class={isWide ? 'wide' : undefined}>
            <h2>{title}</h2>
            {notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
            {statistics.length > 0 && (
              <Facts>
                {statistics.map(({ name, text }) => (
                  <Fact key={name} name={name}>
                    {text}
                  </Fact>
                ))}
              </Facts>
            )}
            {drawings.map((drawing, index) => (
              <Drawn key={index} drawing={drawing} />
            ))}
          </section>
        ))}
      </div>
      <p class="quiet">{footer}</p>
    </div>
  );
}

function Drawn({ drawing: { sentence, width, height, elements, legend } }: { drawing: ReportDrawing }) {
  return (
    <>
      <div class="chart">
        <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={sentence}>
          <Drawing elements={elements} />
        </svg>
      </div>
      <Legend entries={legend} />
    </>
  );
}
