import UIKit

// Downloads with completion handlers, as before async and await.

struct Photo: Codable, Hashable {
  let id: Int
  let title: String
  let url: String
  let thumbnailUrl: String

  enum CodingKeys: String, CodingKey {
    case id, title, url
    case thumbnailUrl = "thumbnail_url"
  }
}

enum NetworkError: Error {
  case badURL, noData
  case server(status: Int)
}

final class NetworkManager {
  static let shared = NetworkManager()
  private let cache = NSCache<NSString, UIImage>()
  private init() { cache.countLimit = 100 }

  func fetchPhotos(from address: String, completion: @escaping (Result<[Photo], Error>) -> Void) {
    guard let url = URL(string: address) else {
      completion(.failure(NetworkError.badURL))
      return
    }
    var request = URLRequest(url: url)
    request.httpMethod = "GET"
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    let task = URLSession.shared.dataTask(with: request) { (data, response, error) in
      if let error = error {
        completion(.failure(error))
        return
      }
      if let response = response as? HTTPURLResponse, !(200...299).contains(response.statusCode) {
        completion(.failure(NetworkError.server(status: response.statusCode)))
        return
      }
      guard let data = data else {
        completion(.failure(NetworkError.noData))
        return
      }
      do {
        let photos = try JSONDecoder().decode([Photo].self, from: data)
        DispatchQueue.main.async { completion(.success(photos)) }
      } catch let decodingError {
        DispatchQueue.main.async { completion(.failure(decodingError)) }
      }
    }
    task.resume()
  }

  func image(for address: String, completion: @escaping (UIImage?) -> Void) {
    let key = NSString(string: address)
    if let cached = cache.object(forKey: key) {
      completion(cached)
      return
    }
    guard let url = URL(string: address) else { return completion(nil) }
    DispatchQueue.global(qos: .userInitiated).async { [weak self] in
      guard let data = try? Data(contentsOf: url), let image = UIImage(data: data) else {
        DispatchQueue.main.async { completion(nil) }
        return
      }
      self?.cache.setObject(image, forKey: NSString(string: address))
      DispatchQueue.main.async { completion(image) }
    }
  }
}

let imageCache = NSCache<AnyObject, AnyObject>()

extension UIImageView {
  func load(url: URL, placeholder: UIImage?) {
    self.image = placeholder
    URLSession.shared.dataTask(with: url) { data, _, error in
      guard error == nil, let data = data, let image = UIImage(data: data) else { return }
      DispatchQueue.main.async { self.image = image }
    }.resume()
  }
}
