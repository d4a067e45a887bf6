import LegibleColors
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    guard let choice = ProviderChoice(arguments: CommandLine.arguments) else {
      let names = ProviderChoice.allCases.map(\.rawValue).joined(separator: ", ")
      FileHandle.standardError.write(Data("albums: --provider is one of \(names)\n".utf8))
      exit(2)
    }
    let albums = AlbumsViewController(provider: choice.provider(environment: ProcessInfo.processInfo.environment))
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.tintColor = .legibleTint
    window.rootViewController = UINavigationController(rootViewController: albums)
    window.makeKeyAndVisible()
    self.window = window
    // `--term WORDS` starts a search; the sample shows something right away.
    let arguments = CommandLine.arguments
    if let option = arguments.firstIndex(of: "--term"), arguments.indices.contains(option + 1) {
      albums.search(arguments[option + 1])
    } else if choice == .sample {
      albums.search(SampleProvider.everything)
      albums.title = "Albums"
    }
    return true
  }
}
