// Times attention natively, as it is told line by line:
//   bench_native HEADS TOKENS HEAD_SIZE INPUTS     INPUTS: a file of q, k and v, float32, one after the other
//   time eigen|fused TIMES    says the milliseconds of a run
//   save eigen|fused FILE     writes the output

#include <chrono>
#include <fstream>
#include <iostream>
#include <stdexcept>
#include <string>
#include <vector>

#include "eigen_attention.h"
#include "fused_attention.h"

namespace {

using Floats = std::vector<float>;

struct Task {
  std::size_t heads, tokens, head_size;
  Floats q, k, v;
};

Task task_of(const std::vector<std::string>& arguments) {
  Task task{
      std::stoul(arguments.at(0)), std::stoul(arguments.at(1)), std::stoul(arguments.at(2)), {}, {}, {}};
  std::ifstream file(arguments.at(3), std::ios::binary);
  for (Floats* matrix : {&task.q, &task.k, &task.v}) {
    matrix->resize(task.heads * task.tokens * task.head_size);
    file.read(reinterpret_cast<char*>(matrix->data()),
              static_cast<std::streamsize>(matrix->size() * sizeof(float)));
  }
  if (!file) throw std::runtime_error("expected a file of q, k and v; found " + arguments.at(3));
  return task;
}

Floats run(const Task& task, const std::string& name) {
  if (name == "eigen") {
    return attention_steps::eigen_attention(task.q, task.k, task.v, task.heads, task.tokens, task.head_size);
  }
  if (name == "fused") {
    attention_steps::FusedOptions options;
    options.heads = static_cast<double>(task.heads);
    options.tokens = static_cast<double>(task.tokens);
    options.head_size = static_cast<double>(task.head_size);
    return attention_steps::fused_attention(task.q, task.k, task.v, options);
  }
  throw std::runtime_error("expected eigen or fused; found " + name);
}

double milliseconds(const Task& task, const std::string& name, int times) {
  const auto start = std::chrono::steady_clock::now();
  for (int i = 0; i < times; ++i) run(task, name);
  return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count() / times;
}

void save(const Floats& output, const std::string& path) {
  std::ofstream file(path, std::ios::binary);
  file.write(reinterpret_cast<const char*>(output.data()),
             static_cast<std::streamsize>(output.size() * sizeof(float)));
  if (!file) throw std::runtime_error("expected a file to write to; found " + path);
}

}  // namespace

int main(int count, char** arguments) try {
  const Task task = task_of({arguments + 1, arguments + count});
  for (std::string command, name, rest; std::cin >> command >> name >> rest;) {
    if (command == "time") {
      std::cout << milliseconds(task, name, std::stoi(rest)) << std::endl;
    } else {
      save(run(task, name), rest);
      std::cout << "saved" << std::endl;
    }
  }
  return 0;
} catch (const std::exception& error) {
  std::cerr << error.what() << '\n';
  return 1;
}
