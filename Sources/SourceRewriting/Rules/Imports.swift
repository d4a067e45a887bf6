import SwiftSyntax

/// Gives imports of Apple's names those of modules that are here, and leaves out files that stand on a framework that is not.
enum Imports: Rule {
  private static let replacements: [String: String] = [
    "Darwin": "Glibc", "ObjectiveC": "Foundation", "OSLog": "os", "MachO": "Glibc",
  ]

  /// Apple's frameworks that nothing here stands in for.
  static let missing: Set<String> = [
    "SwiftUI", "Combine", "WebKit", "MapKit", "CoreLocation", "CoreData", "CoreImage", "CoreText", "CoreMotion",
    "CoreTelephony", "CoreBluetooth", "CoreML", "CoreServices", "CoreSpotlight", "CoreHaptics", "CoreVideo", "Contacts",
    "ContactsUI", "EventKit", "EventKitUI", "Photos", "PhotosUI", "SafariServices", "StoreKit", "MessageUI", "Messages",
    "MobileCoreServices", "UniformTypeIdentifiers", "UserNotifications", "UserNotificationsUI", "SpriteKit", "SceneKit",
    "Metal", "MetalKit", "ModelIO", "OpenGLES", "GLKit", "GameplayKit", "GameKit", "ARKit", "RealityKit", "Vision",
    "VisionKit", "Accelerate", "simd", "ImageIO", "PDFKit", "PencilKit", "QuickLook", "QuickLookThumbnailing",
    "Security",
    "LocalAuthentication", "AuthenticationServices", "CryptoKit", "CommonCrypto", "Network", "NetworkExtension",
    "SystemConfiguration", "MediaPlayer", "MediaAccessibility", "AudioToolbox", "AVFAudio", "Speech", "HealthKit",
    "HomeKit", "WatchConnectivity", "WatchKit", "WidgetKit", "Intents", "IntentsUI", "AppIntents", "ActivityKit",
    "BackgroundTasks", "CallKit", "PushKit", "CloudKit", "JavaScriptCore", "LinkPresentation", "NaturalLanguage",
    "Charts", "SwiftData", "TipKit", "AppKit", "Cocoa", "Carbon", "IOKit", "AdSupport", "AppTrackingTransparency",
    "iAd", "Social", "Accounts", "AddressBook", "AssetsLibrary", "ExternalAccessory", "MultipeerConnectivity",
    "ReplayKit",
    "DeviceCheck", "PassKit", "NotificationCenter", "FileProvider", "CoreNFC", "CoreAudio", "CoreAudioKit", "CoreMIDI",
    "VideoToolbox", "TVUIKit", "TVMLKit", "XCUIAutomation", "PlaygroundSupport", "IOSurface", "MetricKit",
  ]

  /// Names whose imports change.
  static let concerned = missing.union(replacements.keys)

  static func apply(to work: FileWork) {
    let visitor = Visitor(work)
    visitor.walk(work.file.tree)
    if let (module, node) = visitor.absent {
      work.edits.blank(work.file)
      work.report("the whole file is left out: there is no \(module) on Linux", at: node)
    }
  }

  private final class Visitor: RuleVisitor {
    private(set) var absent: (module: String, node: ImportDeclSyntax)?

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
      guard let first = node.path.first?.name.text else { return .skipChildren }
      if missing.contains(first), !work.conditions.modules.contains(first) {
        if absent == nil { absent = (first, node) }
      } else if let other = replacements[first], !work.conditions.modules.contains(first) {
        if let kind = node.importKindSpecifier { work.replace(kind, with: "") }
        work.replace(node.path, with: other)
      }
      return .skipChildren
    }
  }
}
