import Foundation

/// One frame in the window, as in the comparison's files. Times are in microseconds.
struct FrameRecord {
  var phase: PeerScript.Phase
  var x: Int
  var y: Int
  /// The time from the new offset until the X server has received the pixels.
  var wall = 0.0
  /// The part of it for moving and laying out.
  var layout = 0.0
  /// The part for composing the frame's nodes.
  var compose = 0.0
  /// The part for comparing, painting and waiting for the server.
  var present = 0.0
  /// The processor time of the main thread.
  var mainThread = 0.0
  /// The processor time of the process.
  var process = 0.0
  /// The processor time of the X server: that of a whole phase, in the phase's last frame.
  var server = 0.0
  /// The hash of the screen's pixels.
  var hash: UInt64 = 0
  /// The share of the grid's area that is not background.
  var cover = 0.0

  static let header = "phase,x,y,wall_us,layout_us,snap_us,render_us,cpu_ui_us,cpu_proc_us,xsrv_us,hash,cover\n"

  var line: String {
    let times = [wall, layout, compose, present, mainThread, process, server]
      .map { String(format: "%.1f", $0) }.joined(separator: ",")
    return "\(phase.rawValue),\(x),\(y),\(times),\(String(format: "%016llx,%.4f", hash, cover))\n"
  }
}
