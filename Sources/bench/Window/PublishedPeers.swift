/// The other toolkits' published figures, from one full run of their programs on a machine of two cores without GPU
/// (medians of five): processor time of a frame, process and X server together, in milliseconds.
enum PublishedPeers {
  struct Row {
    var name: String
    var guide: [PeerScript.Phase: Double]
    var uniform: [PeerScript.Phase: Double]
    var firstFrame: Double
    var peakMemory: Double
  }

  static let rows = [
    Row("Qt Widgets, blit scroll", 0.59, 0.88, 3.18, 3.47, 3.57, 52, 39),
    Row("Swing", 3.63, 4.31, 20.5, 3.84, 25.6, 381, 112),
    Row("GTK 4, own drawing (Cairo)", 4.17, 4.19, 8.19, 5.78, 10.5, 101, 112),
    Row("Qt Quick, software, pooled", 4.37, 2.72, 8.04, 4.47, 8.04, 77, 56),
    Row("Chromium, pooled DOM", 7.85, 7.51, 20.2, 6.25, 13.5, 165, 643),
    Row("Chromium, React", 8.15, 7.64, 24.1, nil, nil, 227, 700),
    Row("Chromium, Planby's approach", 12.2, 11.3, 25.1, nil, nil, 273, 716),
  ]

  /// The aims for the guide: twice as cheap as every retained-mode toolkit, cheaper than Qt Widgets in jumps, at most
  /// twice its blit in scrolls.
  static let aim: [PeerScript.Phase: Double] = [.vertical: 1.18, .horizontal: 1.36, .jump: 3.18]
}

extension PublishedPeers.Row {
  init(
    _ name: String, _ vertical: Double, _ horizontal: Double, _ jump: Double, _ gridVertical: Double?,
    _ gridJump: Double?, _ firstFrame: Double, _ peakMemory: Double
  ) {
    self.name = name
    guide = [.vertical: vertical, .horizontal: horizontal, .jump: jump]
    uniform = [:]
    uniform[.vertical] = gridVertical
    uniform[.jump] = gridJump
    self.firstFrame = firstFrame
    self.peakMemory = peakMemory
  }
}
