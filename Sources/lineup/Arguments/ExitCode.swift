enum ExitCode: Int32 {
  case done = 0
  case failed = 1
  case usage = 2
}
