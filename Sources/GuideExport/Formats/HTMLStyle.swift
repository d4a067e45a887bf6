import GuideModel

/// The style of an exported page: light and dark, from a telephone's width up, on paper, in both writing directions.
enum HTMLStyle {
  static let text = """
    :root { color-scheme: light dark;
      --ink: #14181d; --soft: #4a5460; --page: #eef1f5; --card: #fff; --line: #dfe4ea; --accent: #0a66d6;
      --chip: #fff; --chip-line: #cfd6de; --plate: #e4effe; --plate-ink: #0a4ea8; \(colors(\.light)) }
    @media (prefers-color-scheme: dark) { :root {
      --ink: #f2f5f8; --soft: #aeb8c4; --page: #0a0d12; --card: #161c24; --line: #28303b; --accent: #7db9ff;
      --chip: #1c232d; --chip-line: #313b48; --plate: #1a3150; --plate-ink: #a9d0ff; \(colors(\.dark)) } }
    * { box-sizing: border-box; }
    html { scroll-padding-top: 5rem; -webkit-text-size-adjust: 100%; }
    body { margin: 0; background: var(--page); color: var(--ink); font: 1rem/1.5 system-ui, "Noto Sans", sans-serif; }
    main, header, nav { max-width: 58rem; margin: 0 auto; padding: 0 1.25rem; }
    a { color: var(--accent); }
    a:focus-visible, summary:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 6px; }
    .skip { position: absolute; inset-inline-start: 1rem; top: -5rem; background: var(--card); padding: .6rem 1rem;
      border-radius: 8px; z-index: 3; }
    .skip:focus { top: 1rem; }
    header { padding-top: 2.75rem; padding-bottom: 1.25rem; }
    h1 { font-size: clamp(2rem, 6vw, 2.9rem); line-height: 1.1; letter-spacing: -.02em; margin: 0 0 .5rem; }
    header p { margin: 0; color: var(--soft); }
    nav { margin-bottom: 1.5rem; }
    nav summary { cursor: pointer; font-weight: 600; padding: .25rem 0 .75rem; }
    nav ul { list-style: none; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: .5rem; }
    nav li a { display: block; padding: .3rem .8rem; border-radius: 99px; background: var(--chip); color: var(--ink);
      border: 1px solid var(--chip-line); text-decoration: none; font-size: .9rem; max-width: 20rem; overflow: hidden;
      text-overflow: ellipsis; white-space: nowrap; }
    nav li a:hover { border-color: var(--accent); }
    section { background: var(--card); border: 1px solid var(--line); border-radius: 16px; margin: 0 0 1.5rem;
      padding: 0 1.25rem .75rem; }
    h2 { position: sticky; top: 0; z-index: 2; background: var(--card); margin: 0 -1.25rem; padding: .9rem 1.25rem;
      border-radius: 16px 16px 0 0; border-bottom: 1px solid var(--line); font-size: 1.3rem; line-height: 1.25;
      display: flex; align-items: center; gap: .7rem; overflow-wrap: anywhere; }
    .number { flex: none; min-width: 2.4rem; padding: .12rem .5rem; border-radius: 8px; background: var(--plate);
      color: var(--plate-ink); font-size: .95rem; text-align: center; font-variant-numeric: tabular-nums; }
    table { width: 100%; border-collapse: collapse; margin: 0 0 1rem; }
    caption { text-align: start; font-weight: 650; padding: 1.1rem 0 .5rem; color: var(--accent); }
    thead th { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    th, td { text-align: start; vertical-align: top; padding: .65rem 0; border-top: 1px solid var(--line); }
    tbody tr:first-child > * { border-top: 0; }
    tbody th { width: 6.5rem; padding-inline-end: 1rem; font-weight: 600; white-space: nowrap;
      font-variant-numeric: tabular-nums; }
    tbody th span { display: block; font-weight: 400; font-size: .84rem; color: var(--soft); }
    td { padding-inline-start: .9rem; border-inline-start: 0; position: relative; overflow-wrap: anywhere; }
    td::before { content: ""; position: absolute; inset-inline-start: 0; top: .85rem; bottom: .75rem; width: 4px;
      border-radius: 4px; background: var(--genre, transparent); }
    .title { font-weight: 600; font-size: 1.03rem; }
    .more { color: var(--soft); }
    p.more { margin: .2rem 0 0; max-width: 44rem; text-align: match-parent; }
    .tag { display: inline-block; margin-inline-start: .4rem; padding: 0 .5rem; border-radius: 6px; background: var(--plate);
      color: var(--plate-ink); font-size: .78rem; font-weight: 600; vertical-align: .1em; }
    \(genres)
    @media (max-width: 34rem) {
      main, header, nav { padding-inline: .75rem; }
      section { padding-inline: .9rem; border-radius: 12px; }
      h2 { margin-inline: -.9rem; padding-inline: .9rem; border-radius: 12px 12px 0 0; font-size: 1.15rem; }
      tbody th { width: 4.4rem; padding-inline-end: .6rem; }
      td { padding-inline-start: .7rem; }
    }
    @media print {
      :root { --page: #fff; --card: #fff; --ink: #000; --soft: #333; --line: #bbb; }
      nav, .skip { display: none; }
      section { border: 0; padding: 0; }
      h2 { position: static; margin: 0; padding: .5rem 0; }
      tr { break-inside: avoid; }
      h2, caption { break-after: avoid; }
    }
    """

  private struct Hue {
    var genre: Genre
    var light: String
    var dark: String
  }

  /// The stripe beside a title. It is never the only sign of a genre, whose name is written, too.
  private static let hues = [
    Hue(genre: .film, light: "#b7791f", dark: "#f0b849"), Hue(genre: .news, light: "#2563eb", dark: "#6ea8fe"),
    Hue(genre: .show, light: "#9333ea", dark: "#c68bf8"), Hue(genre: .sport, light: "#15803d", dark: "#5ccb7f"),
    Hue(genre: .children, light: "#ea580c", dark: "#ff9a5a"), Hue(genre: .music, light: "#db2777", dark: "#f786b9"),
    Hue(genre: .arts, light: "#0f766e", dark: "#4fd1c5"), Hue(genre: .society, light: "#475569", dark: "#9fb0c6"),
    Hue(genre: .education, light: "#0891b2", dark: "#59cbe8"), Hue(genre: .leisure, light: "#65a30d", dark: "#a8d94a"),
    Hue(genre: .special, light: "#be123c", dark: "#fb7185"),
  ]

  private static func colors(_ hue: KeyPath<Hue, String>) -> String {
    hues.map { "--\($0.genre): \($0[keyPath: hue]);" }.joined(separator: " ")
  }

  private static let genres = hues.map { ".\($0.genre) { --genre: var(--\($0.genre)); }" }.joined(separator: "\n")
}
