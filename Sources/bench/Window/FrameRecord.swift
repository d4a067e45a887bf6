import Foundation

/// One frame in the window, as the comparison's files have it. Times in microseconds.
struct FrameRecord {
  var phase: PeerScript.Phase
  var x: Int
  var y: Int
  /// From the new offset until the X server has taken the pixels.
  var wall = 0.0
  /// Of that: moving and laying out.
  var layout = 0.0
  /// Composing the frame's nodes.
  var compose = 0.0
  /// Comparing, painting and waiting for the server.
  var present = 0.0
  /// Processor time of the main thread and of the process.
  var mainThread = 0.0
  var process = 0.0
  /// Processor time of the X server: that of a whole phase, in the phase's last frame.
  var server = 0.0
  /// Of the screen's pixels, and the share of the grid that is not background.
  var hash: UInt64 = 0
  var cover = 0.0

  static let header = "phase,x,y,wall_us,layout_us,snap_us,render_us,cpu_ui_us,cpu_proc_us,xsrv_us,hash,cover\n"

  var line: String {
    let times = [wall, layout, compose, present, mainThread, process, server]
      .map { String(format: "%.1f", $0) }.joined(separator: ",")
    return "\(phase.rawValue),\(x),\(y),\(times),\(String(format: "%016llx,%.4f", hash, cover))\n"
  }
}
