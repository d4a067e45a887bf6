import Foundation

/// `bench [name…]` runs the named measurements, all without a name.
let tasks: [(name: String, about: String, run: @MainActor () throws -> Void)] = [
  ("layout", "a layout query, for guides of 5 thousand to 5.5 million airings", { LayoutBenchmark.run() }),
  ("autolayout", "constraints: solving and re-solving a thousand cells", { AutoLayoutBenchmark.run() }),
  ("scroll", "a frame while scrolling, and its raster", { ScrollBenchmark.run() }),
]

if CommandLine.arguments.dropFirst().first == "window" {
  do {
    try WindowBenchmark.run(Array(CommandLine.arguments.dropFirst(2)))
  } catch {
    FileHandle.standardError.write(Data("bench: \(error)\n".utf8))
    exit(1)
  }
  exit(0)
}
let names = Array(CommandLine.arguments.dropFirst())
if names.contains("--help") || names.contains("-h") {
  print("bench [name…]: measures. Names:")
  for task in tasks { print("  \(task.name)\t\(task.about)") }
  print("  window [epg|uniform]\tthe comparison's script in a real window; see Scripts/bench-window")
  exit(0)
}
for name in names where !tasks.contains(where: { $0.name == name }) {
  FileHandle.standardError.write(Data("bench: there is no measurement called '\(name)'; see bench --help\n".utf8))
  exit(2)
}
for task in tasks where names.isEmpty || names.contains(task.name) { try task.run() }
