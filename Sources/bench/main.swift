import Foundation

/// `bench [name…]` runs the named measurements, or all of them.
let tasks: [(name: String, about: String, run: @MainActor () throws -> Void)] = [
  ("layout", "a layout query, for guides of 5 thousand to 5.5 million airings", { LayoutBenchmark.run() }),
  ("autolayout", "constraints: solving and re-solving a thousand cells", { AutoLayoutBenchmark.run() }),
  ("scroll", "a frame while scrolling, and its raster", { ScrollBenchmark.run() }),
  ("flow", "preparing and querying flow layouts of 10³ to 10⁶ items", { FlowBenchmark.run() }),
  (
    "compositional", "preparing, querying and scrolling compositional layouts of 10³ to 10⁵ items",
    { CompositionalBenchmark.run() }
  ),
  ("reload", "reloading a collection view", { CollectionBenchmark.reload() }),
  ("dequeue", "cells a second while scrolling, and how many are created", { CollectionBenchmark.dequeue() }),
  ("updates", "10 thousand random changes in 100 thousand items", { CollectionBenchmark.updates() }),
  ("import", "XMLTV into the database; BENCH_LARGE=1 for 800 MB, too", { try ImportBenchmark.run() }),
  (
    "search", "search as it is typed, and making its index; BENCH_LARGE=1 for 5.5 million airings",
    { try SearchBenchmark.run() }
  ),
  ("chips", "selecting a chip; BENCH_LARGE=1 for 5.5 million airings", { try ChipBenchmark.run() }),
  (
    "reminders", "matching 10 thousand reminder rules with a refresh of 275 thousand airings",
    { ReminderBenchmark.run() }
  ),
  (
    "postgres", "a guide on PostgreSQL compared with SQLite and psql; run it with Scripts/with-postgres",
    { try PostgresBenchmark.run() }
  ),
  (
    "launch", "from launch to the first frame, with a filter and without; BENCH_LARGE=1 for 5.5 million airings",
    { try LaunchBenchmark.run() }
  ),
]

/// Runs `body` and ends the program, with a message if it failed.
func finish(_ body: () throws -> Void) -> Never {
  do {
    try body()
  } catch {
    FileHandle.standardError.write(Data("bench: \(error)\n".utf8))
    exit(1)
  }
  exit(0)
}

let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "soak": finish { try SoakRun.run(Array(arguments.dropFirst())) }
case "window": finish { try WindowBenchmark.run(Array(arguments.dropFirst())) }
// Measurements that run in processes of their own.
case "import-child": finish { try ImportBenchmark.child(Array(arguments.dropFirst())) }
case "launch-child": finish { try LaunchBenchmark.child(Array(arguments.dropFirst())) }
default: break
}
if arguments.contains("--help") || arguments.contains("-h") {
  print("bench [name…]: measures. Names:")
  for task in tasks { print("  \(task.name)\t\(task.about)") }
  print("  window [epg|uniform]\tthe comparison's script in a real window; see Scripts/bench-window")
  print("  soak MINUTES FOLDER\tthe guide in a window for long, while Scripts/soak uses it")
  exit(0)
}
for name in arguments where !tasks.contains(where: { $0.name == name }) {
  FileHandle.standardError.write(Data("bench: there is no measurement called '\(name)'; see bench --help\n".utf8))
  exit(2)
}
finish {
  for task in tasks where arguments.isEmpty || arguments.contains(task.name) { try task.run() }
}
